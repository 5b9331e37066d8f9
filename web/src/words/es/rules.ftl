# The page and the dialog of the rules. The rules themselves are with their games.
rules-contents = Contenido
rules-search = Buscar en las reglas
rules-search-clear = Borrar la búsqueda
rules-found =
    { $count ->
        [0] No se ha encontrado «{ $words }».
        [one] Un resultado para «{ $words }».
       *[other] { $count } resultados para «{ $words }».
    }
rules-see = Véase también
rules-link = Enlace a «{ $section }»
rules-print = Imprimir
rules-close = Cerrar las reglas
rules-whole = Las reglas completas
rules-section = Apartado
rules-previous = Anterior: { $section }
rules-next = Siguiente: { $section }
rules-key = Pulsa ? en cualquier momento para ver la regla de lo que estés mirando.
