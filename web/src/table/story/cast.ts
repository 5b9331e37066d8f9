/** Who and what a story is about, and how numbers and names are written in it. */

export { listed as list, signed as change } from '../../words/numbers';

export interface Cast {
  game: string;
  /** The names of the seats. */
  names: readonly string[];
  /** The box of the game, as `GET /games` lists it. */
  components: object;
}
