# Mistakes of finished games, to be tried again.
mistakes-title = Aprende de tus errores
# $played are the actions of the turn; $from and $to are written with their signs: 62 %
mistakes-task = { $name } jugó: { $played }. La probabilidad de ganar bajó de { $from } a { $to }. Encuentra un turno mejor.
# $reason is a sentence.
mistakes-look = Busca el turno que consigue esto: { $reason }
mistakes-hint = Una pista
mistakes-finished = ¡Bien hecho! Por hoy estos errores están resueltos.
mistakes-none = Ahora no hay nada que repetir. Cuando se haya analizado una partida tuya, sus errores estarán aquí.
