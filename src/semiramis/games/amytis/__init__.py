from ..game import Game


class Amytis(Game):
    name = "amytis"
