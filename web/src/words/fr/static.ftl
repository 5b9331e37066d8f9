# La page sans serveur : le moteur dans le navigateur, son chargement et ce qui est conservé.
static-loading-runtime = Chargement de l’environnement Python : { $loaded } sur { $total }
static-loading-engine = Chargement du moteur de jeu : { $loaded } sur { $total }
static-loading-start = Démarrage du moteur de jeu…
static-failed = Le moteur de jeu n’a pas pu être chargé. Vos parties sont à l’abri.
static-stopped = Le moteur de jeu s’est arrêté plusieurs fois. Vos parties sont à l’abri.
static-elsewhere = Vos parties sont ouvertes dans un autre onglet.
static-take-over = Continuer ici
static-full = Ce navigateur n’a plus de place pour conserver vos parties.
static-forbidden = Ce navigateur ne conserve pas vos parties : elles disparaîtront quand vous fermerez la page.
static-missing =
    { $count ->
        [one] Il manque une partie de votre dernière visite : ce navigateur n’avait plus de place pour la conserver.
       *[other] Il manque { $count } parties de votre dernière visite : ce navigateur n’avait plus de place pour les conserver.
    }
static-understood = D’accord
static-save = Enregistrer les parties dans un fichier
static-restored =
    { $added ->
        [0] Aucune partie n’a été chargée.
        [one] Une partie a été chargée.
       *[other] { $added } parties ont été chargées.
    } { $kept ->
        [0] { "" }
        [one] Une est déjà ici, et pas plus ancienne que dans le fichier.
       *[other] { $kept } sont déjà ici, et pas plus anciennes que dans le fichier.
    }
static-update = Une nouvelle version de Semiramis est prête.
static-update-now = Recharger et l’utiliser
static-later = Plus tard
static-friends = Avec des amis à distance
static-friends-why = Cette page se passe de serveur : on y joue seul ou avec des amis sur cet écran. Pour jouer avec des amis sur d’autres appareils, lancez le serveur de Semiramis sur l’un de vos ordinateurs :
static-friends-then = Ouvrez ensuite l’adresse qu’il affiche.
static-tutor = Le serveur offre aussi le tuteur.
refusal-needs_server = Il faut un serveur pour cela ; cette page s’en passe.
refusal-restarted = Le moteur de jeu a dû être redémarré. Rien de ce que vous avez vu n’est perdu ; veuillez réessayer.
refusal-stopped = Le moteur de jeu s’arrête à chaque essai. Vos autres parties ne sont pas touchées.
