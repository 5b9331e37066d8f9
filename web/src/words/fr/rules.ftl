# The page and the dialog of the rules. The rules themselves are with their games.
rules-contents = Sommaire
rules-search = Rechercher dans les règles
rules-search-clear = Effacer la recherche
rules-found =
    { $count ->
        [0] Aucun résultat pour « { $words } ».
        [one] { $count } passage trouvé pour « { $words } ».
       *[other] { $count } passages trouvés pour « { $words } ».
    }
rules-see = Voir aussi
rules-link = Lien vers « { $section } »
rules-print = Imprimer
rules-close = Fermer les règles
rules-whole = Les règles complètes
rules-section = Section
rules-previous = Précédent : { $section }
rules-next = Suivant : { $section }
rules-key = La touche ? affiche à tout moment la règle de ce que vous avez sous les yeux.
