# The first page, the table that is being put together, and the room where people wait for a game.
home-title = Bâtissez un jardin suspendu dans les airs
home-lead = Deux jeux de société situés dans l’antique Babylone, contre l’ordinateur ou entre amis. Sans compte, rien à installer : prenez place et jouez.
home-your-turn = { $count ->
    [one] À vous de jouer à une table
   *[other] À vous de jouer à { $count } tables
  }
home-go-on = Continuer votre partie
home-away = Le serveur est injoignable. Cette page réessaie toute seule.

# The first visit.
home-learn-game = Apprendre { $game } ({ $minutes } min)
home-know-rules = Je connais les règles
home-learn-on = Continuer à apprendre { $game }
home-play-game = Jouer à { $game }

# A game.
home-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
home-players-range = { $from } à { $to } joueurs
home-minutes = { $minutes } min
home-minutes-range = { $from } à { $to } min
home-weight-light = complexité faible
home-weight-medium = complexité moyenne
home-weight-heavy = complexité élevée
home-against = Contre
home-level = Contre : niveau
home-opponents = Adversaires
home-opponents-count = { $count ->
    [one] { $count } ordinateur
   *[other] { $count } ordinateurs
  }
home-learn = Apprendre ({ $minutes } min)
home-play = Jouer
home-friends = Entre amis
home-bots = Voir des bots
home-rules = Règles
home-level-carrier = Vise les points immédiats et laisse passer beaucoup de choses : de bonne compagnie pour vos prochaines parties.
home-level-digger = Laisse passer moins de choses et voit un peu plus loin, mais juge souvent mal un tour.
home-level-brickmaker = Sent les bons tours, mais ne pense pas à votre réponse.
home-level-gardener = Manque rarement un bon tour, mais ne prévoit guère.
home-level-apprentice = Ne fait que de petites erreurs et prévoit un peu.
home-level-mason = Fait peu d’erreurs et profite des vôtres.
home-level-architect = Réfléchit un tiers de seconde par tour : difficile à battre sans plan.
home-level-master = Le plus fort de tous : réfléchit une seconde et demie par tour.
home-level-novice = Connaît les règles et n’a pas de plan : de bonne compagnie pour une première partie.
home-level-greedy = Prend le plus de points possible à chaque tour, sans penser au suivant.
home-adapts = S’adapte à vous ({ $level })
home-rated = { $level } · { $elo }
home-rating = Classement { $elo } ({ $low } à { $high }).
home-expect = Vous gagnez environ { $wins } fois sur 10.
home-forget = Oublier mes résultats
home-own-bot = Un bot ajouté par la personne qui gère ce serveur.

# Tables.
home-yours = Vos parties
home-yours-none = Aucune pour le moment.
home-open = Tables ouvertes
home-open-none = Aucune en ce moment.
home-watch = Parties à regarder
home-finished = Parties terminées
home-more = Afficher les plus anciennes
home-turn-yours = À vous de jouer
home-turn-of = { $name } joue
home-waits = { $free ->
    [0] Tout le monde est là
    [one] Attend encore { $free } joueur
   *[other] Attend encore { $free } joueurs
  }
home-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
  }
home-sit-down = Prendre place
home-continue = Continuer
home-look = Regarder
home-replay = Revoir
home-won = Vous avez gagné
home-lost = Victoire : { $names }
home-tied = Victoire partagée : { $names }
home-nobody = personne encore

# A record.
home-record = Charger une partie
home-record-lead = Toute partie enregistrée, où que ce soit, peut être revue ici. Déposez son fichier sur cette page, ou choisissez-le.
home-record-file = Choisir un fichier
home-record-paste = Coller son texte
home-record-text = Le texte de l’enregistrement
home-record-load = Charger
home-record-drop = Relâchez pour charger la partie
home-record-not-json = Ce n’est pas un enregistrement : il faut un fichier JSON, tel qu’une partie terminée l’exporte.
home-record-refused = Cet enregistrement ne peut pas être chargé : { $reason }
home-record-unread = Ce fichier est illisible.

# A table with friends.
home-new = Nouvelle table : { $game }
home-new-bots = Bot contre bot : { $game }
home-new-lead = Vous obtenez un lien pour vos amis. La partie commence dès que tout le monde est assis.
home-new-link = Obtenir un lien
home-new-more = Places, temps et règles
home-new-players = Joueurs
home-new-seats = Qui prend quelle place
home-new-seat = Place { $number }
home-sitter-me = Vous
home-sitter-screen = Un ami, sur cet écran
home-sitter-invited = Un ami, par lien
home-sitter-open = Ouvert à tous
home-new-no-host = L’une des places doit être la vôtre.
home-new-screen-note = Sur cet écran, vous jouez à tour de rôle ; une place sans nom porte le vôtre.
home-new-bots-note = Vous regardez : les bots jouent tour par tour, à votre rythme. Si vous partez, ils vous attendent un jour.
home-new-friend = Nom
home-new-friend-name = Nom de l’ami à la place { $number }
home-new-clock = Temps par tour
home-new-clock-note = Une fois le temps écoulé, l’ordinateur joue jusqu’à votre retour.
home-new-listed = Qui voit la table
home-new-listed-no = Par lien seulement
home-new-listed-yes = Tout le monde
home-new-autostart = Commencer dès que tout le monde est assis
home-new-hints = Indices autorisés : à son tour, chacun peut interroger l’ordinateur
home-new-options = Règles de la maison
home-new-make = Créer la table
home-new-start = Commencer la partie
home-new-watch = Regarder la partie

# Clocks.
home-clock-none = Sans limite
home-clock-turn = { $turn } par tour
home-clock-bank = { $turn } par tour, et { $bank } de réserve

# The room where people wait.
waiting-lead = La table est prête. La partie commence quand tout le monde est là.
waiting-seats = Places
waiting-seat = Place { $number }
waiting-you = vous
waiting-host = hôte
waiting-for-friend = En attente d’un ami qui a le lien
waiting-for-anybody = Ouvert à tous
waiting-kept = Réservée : { $name }
waiting-change = Qui prend la place { $number }
waiting-send-away = Exclure
waiting-screen = un ami, sur cet écran
waiting-seat-name = Nom à la place { $number }
waiting-start = Commencer la partie
waiting-start-when-full = La partie peut commencer quand toutes les places sont occupées.
waiting-starts-itself = { $free ->
    [one] La partie commence toute seule dès qu’une personne de plus prend place.
   *[other] La partie commence toute seule dès que { $free } personnes de plus prennent place.
  }
waiting-host-starts = Tout le monde est là : l’hôte peut commencer la partie.
waiting-host-waits = Quand toutes les places sont occupées, l’hôte commence la partie.
waiting-leave = Quitter la table
waiting-close = Supprimer la table
waiting-sit-down = Prendre place
waiting-you-are = Vous jouez sous le nom de
waiting-welcome = { $host } vous invite
waiting-visitor = Vous regardez
waiting-no-seat = Toutes les places sont occupées. Restez pour regarder : la partie s’affichera ici quand elle commencera.
waiting-by-invitation = Les places libres sont réservées sur invitation. Demandez une place à { $host }, ou restez pour regarder : la partie s’affichera ici quand elle commencera.
waiting-by-link = La place libre est réservée à la personne qui a le lien. Restez pour regarder : la partie s’affichera ici quand elle commencera.
waiting-ask = Demander une place
waiting-asked = Vous avez demandé une place. Dès que { $host } accepte, vous êtes à la table.
waiting-withdraw = Retirer la demande
waiting-declined = { $host } n’a pas accepté. Restez pour regarder : la partie s’affichera ici quand elle commencera.
waiting-asks = { $name } demande une place.
waiting-asks-full = Aucune place n’est libre.
waiting-accept = Accepter
waiting-decline = Refuser
waiting-joined = { $name } a pris place.
waiting-left = { $name } a quitté la table.
waiting-options = Règles de la maison
waiting-by-the-book = Les règles habituelles
waiting-clock = Temps par tour
waiting-public = Tout le monde peut voir cette table et regarder.
waiting-private = Cette table n’est visible que par son lien.
waiting-hints = À son tour, chacun peut demander des indices à l’ordinateur.
waiting-no-hints = À cette table, on joue sans indices.

# The invitation.
waiting-invite = Inviter des amis
waiting-invite-lead = Envoyez-leur ce lien, ou faites-leur scanner le code. Toute personne qui l’a peut prendre place.
waiting-link = Le lien
waiting-copy = Copier le lien
waiting-copied = Lien copié.
waiting-not-copied = Le navigateur ne permet pas à cette page de copier. Le lien est sélectionné : copiez-le vous-même.
waiting-share = Partager…
waiting-share-text = Jouons ensemble : { $game }
waiting-code = Le lien en code QR
waiting-local = Cette adresse ne fonctionne que sur cet ordinateur. Pour des amis qui sont ailleurs, lancez le serveur avec --host et ouvrez l’adresse qu’ils utiliseront.

# Mistakes of finished games, to be tried again.
home-mistakes = Apprenez de vos erreurs
home-mistakes-due = { $due } erreurs de vos parties sur { $total } peuvent être reprises maintenant.
home-mistakes-try = Reprendre
home-mistakes-forget = Les oublier
home-mistakes-sure = Vraiment toutes les oublier ?
