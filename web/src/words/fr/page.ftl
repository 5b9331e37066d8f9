# Everywhere: header, settings, names, errors.
page-title = Semiramis
page-home = Accueil
page-loading = Chargement…
# Names that are suggested to guests: plants and animals.
page-names = Cèdre, Palmier, Lotus, Cyprès, Grenadier, Tamaris, Rosier, Safran, Papyrus, Figuier, Amandier, Ibis, Huppe, Gazelle, Faucon, Héron, Cigogne, Pélican, Tortue, Léopard, Hirondelle, Grillon, Luciole, Grue
page-dismiss = Fermer ce message
page-skip = Aller au contenu
page-close = Fermer
page-retry = Réessayer
page-rules = Règles
page-help = La règle à ce sujet

# A page that is not there, or that broke.
page-not-found = Cette page n’existe pas
page-not-found-why = L’adresse est peut-être mal saisie, ou elle mène à quelque chose qui n’existe plus.
page-broken = Un problème est survenu sur cette page
page-broken-why = Vos parties sont en sûreté sur le serveur ; réessayez, ou revenez à l’accueil.
page-unloaded = Cette page n’a pas pu être chargée
page-unloaded-why = Le serveur est peut-être momentanément indisponible, ou il a été mis à jour depuis votre arrivée. Rechargez la page.
page-reload = Recharger
page-go-home = Aller à l’accueil

# Who plays.
page-computer = Ordinateur ({ $level })
page-level-carrier = Porteur
page-level-digger = Terrassier
page-level-brickmaker = Briquetier
page-level-gardener = Jardinier
page-level-apprentice = Apprenti
page-level-mason = Maçon
page-level-architect = Architecte
page-level-master = Maître
page-level-novice = Novice
page-level-greedy = Avide

# One's own name.
page-name = Votre nom
page-name-change = Changer de nom, { $name }
page-name-save = Enregistrer
page-name-cancel = Annuler
page-name-saved = Votre nom est maintenant { $name }.

# Settings.
page-settings = Réglages
page-language = Langue
page-theme = Thème
page-theme-system = Système
page-theme-light = Clair
page-theme-dark = Sombre
page-pace = Coups des autres
page-pace-calm = Calme
page-pace-brisk = Rapide
page-pace-instant = Instantané
page-confirm = Confirmer les coups
page-confirm-always = Toujours
page-confirm-final = Seulement s’ils sont irréversibles
page-confirm-never = Jamais
page-tutor = Tuteur (contre l’ordinateur)
page-tutor-off = Non
page-tutor-on = Oui
page-text = Taille du texte
page-text-normal = Normale
page-text-large = Grande
page-text-larger = Plus grande
page-numbers = Petits chiffres
page-numbers-always = Toujours
page-numbers-pointed = Au survol
page-quality = Qualité 3D
page-quality-auto = Automatique
page-quality-low = Basse
page-quality-high = Haute
page-volume = Volume
page-shortcuts = Raccourcis clavier

# Refusals of the server, by their codes.
refusal-offline = Le serveur est injoignable. Ce que vous avez préparé est toujours là ; réessayez dans un instant.
refusal-bad_request = Le serveur n’a pas compris cette demande. Rechargez la page et réessayez.
refusal-bad_setup = Une telle table est impossible : revoyez ses joueurs, ses places et ses options.
refusal-bad_record = Ce n’est pas l’enregistrement d’une partie qui a pu être jouée.
refusal-bad_position = Cette position ne peut pas être jouée : revoyez son texte, son jeu et ses places.
refusal-bad_name = Un nom est une ligne de texte visible, de 32 caractères au plus, et ne commence pas par « bot: ».
refusal-not_an_action = Le jeu ne connaît pas ce coup.
refusal-unknown_game = Ce serveur n’a pas ce jeu.
refusal-unknown_level = Ce serveur n’a pas ce niveau de l’ordinateur : choisissez-en un autre.
refusal-wrong_host = Le serveur n’accepte pas cette adresse. La personne qui le gère peut l’autoriser (--allow-host).
refusal-no_identity = Le serveur ne vous connaît plus. Choisissez un nom, et vous revoilà.
refusal-wrong_origin = Cette page vient d’un autre site que le serveur. Ouvrez l’adresse du serveur lui-même.
refusal-not_invited = Cette place est réservée sur invitation : demandez le lien à l’hôte.
refusal-not_the_host = Seul l’hôte de la table peut faire cela.
refusal-not_seated = Vous n’avez pas de place à cette table.
refusal-hints_not_allowed = À cette table, on joue sans indices.
refusal-tutor_not_allowed = Le tuteur est réservé aux parties où vous jouez seul contre l’ordinateur.
refusal-no_such_table = Cette table n’existe pas, ou n’existe plus.
refusal-no_such_position = La partie n’est pas allée si loin : sa dernière position porte le numéro { $ply }.
refusal-no_such_lesson = Cette leçon n’existe pas.
refusal-not_found = Il n’y a rien à cette adresse.
refusal-method_not_allowed = Le serveur ne fait pas cela. Rechargez la page : il a peut-être été mis à jour.
refusal-stale_ply = La partie a avancé entre-temps. Voici la position actuelle.
refusal-illegal_action = Les règles ne le permettent pas ici.
refusal-not_your_turn = Ce n’est pas à vous de jouer.
refusal-not_open = { $status ->
    [playing] La partie a déjà commencé.
    [over] La partie est déjà terminée.
   *[other] Cette table est fermée.
  }
refusal-not_playing = { $status ->
    [open] La partie n’a pas encore commencé.
    [over] La partie est déjà terminée.
   *[other] Plus personne ne joue à cette table.
  }
refusal-not_over = Ce sera possible une fois la partie terminée.
refusal-no_record = Une partie qui commence à partir d’une position ne peut pas être enregistrée.
refusal-seat_taken = Trop tard : cette place est occupée.
refusal-seats_left = Il reste des places libres. Attendez d’autres joueurs, ou confiez-les à l’ordinateur.
refusal-already_seated = Vous avez déjà une place à cette table.
refusal-already_asked = Vous avez déjà demandé une place. L’hôte répondra.
refusal-too_many_asking = Plusieurs autres personnes demandent une place. Réessayez plus tard.
refusal-no_seat_request = Cette personne ne demande plus de place.
refusal-seat_declined = L’hôte ne vous a pas accepté à cette table.
refusal-nothing_to_undo = Impossible à annuler : l’action ne date pas de ce tour, ou quelque chose d’inconnu a été révélé.
refusal-nothing_to_return = Vous jouez déjà vous-même : personne ne vous remplace.
refusal-no_takeback = Il n’y a pas de coup à reprendre ici : choisissez l’un des vôtres.
refusal-takeback_changed = La demande a changé : regardez-la de nouveau.
refusal-already_resigned = Vous avez abandonné cette partie.
refusal-key_reused = Cela a déjà été envoyé avec un autre contenu. Réessayez.
refusal-too_large = C’est trop volumineux.
refusal-too_many_requests = { $seconds ->
    [one] Trop de demandes à la fois. Réessayez dans { $seconds } seconde.
   *[other] Trop de demandes à la fois. Réessayez dans { $seconds } secondes.
  }
refusal-too_many_streams = Trop de tables sont ouvertes à la fois dans ce navigateur. Fermez quelques-unes de ses fenêtres.
refusal-too_many_tables = Vous avez déjà trop de tables ou de parties importées. Terminez-en ou quittez-en d’abord.
refusal-server_error = Quelque chose s’est mal passé de notre côté. Rien n’est perdu ; réessayez.
refusal-client_not_built = La page de jeu n’est pas là. La personne qui gère le serveur peut la construire (make web).
refusal-unavailable = Le serveur est occupé. Rien n’est perdu ; réessayez dans un instant.
refusal-unreadable_table = Cette table est endommagée et ne peut pas être affichée. L’administrateur du serveur peut voir pourquoi.
refusal-hints_failed = Aucun indice n’a été trouvé cette fois. Rien n’est perdu : réessayez.
refusal-report_failed = La partie n’a pas pu être analysée cette fois. Rien n’est perdu : réessayez.
