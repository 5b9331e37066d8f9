# Mistakes of finished games, to be tried again.
mistakes-title = Impara dai tuoi errori
# $played are the actions of the turn; $from and $to are written with their signs: 62 %
mistakes-task = { $name } ha giocato: { $played }. La probabilità di vincere è scesa da { $from } a { $to }. Trova un turno migliore.
# $reason is a sentence.
mistakes-look = Trova il turno che porta questo: { $reason }
mistakes-hint = Un suggerimento
mistakes-finished = Ben fatto! Per oggi questi errori sono risolti.
mistakes-none = Ora non c’è nulla da ritentare. Quando una tua partita sarà stata analizzata, i suoi errori saranno qui.
