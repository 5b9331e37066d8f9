import { ownParts } from '../module';
import Board from './Amytis.svelte';
import { beats } from './choreography';
import Glyph from './FlyingGlyph.svelte';
import { actionText, placesOf, reasonText } from './hints';
import { headline, sentences, shortText } from './log';
import Showcase from './Showcase.svelte';
import type { Amytis } from './types';
import { pointsText } from './why';

export default ownParts<Amytis>({
  Board,
  Showcase,
  Glyph,
  beats,
  headline,
  sentences,
  shortText,
  actionText,
  reasonText,
  pointsText,
  placesOf,
});
