lesson-dip-cards = Les cartes
lesson-dip-cards-draw = Piochez la première carte et gardez-la.
lesson-dip-cards-throw = Une fois par partie, vous pouvez jeter une carte : faites-le maintenant.
lesson-dip-cards-score = À la fin, chaque carte compte ce qui est imprimé dessus.
