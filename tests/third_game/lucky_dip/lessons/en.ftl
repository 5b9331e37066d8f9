lesson-dip-cards = Cards
lesson-dip-cards-draw = Draw the top card and keep it.
lesson-dip-cards-throw = Once in the game you may throw a card away: do it now.
lesson-dip-cards-score = At the end, cards count what is printed on them.
