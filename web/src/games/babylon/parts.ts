import { ownParts } from '../module';
import Board from './Babylon.svelte';
import { babylonBeats } from './choreography';
import Glyph from './FlyingGlyph.svelte';
import { actionText, placesOf, reasonText } from './hints';
import { headline, sentences, shortText } from './log';
import Showcase from './Showcase.svelte';
import type { Babylon } from './types';
import { pointsText } from './why';

export default ownParts<Babylon>({
  Board,
  Showcase,
  Glyph,
  beats: babylonBeats,
  headline,
  sentences,
  shortText,
  actionText,
  reasonText,
  pointsText,
  placesOf,
});
