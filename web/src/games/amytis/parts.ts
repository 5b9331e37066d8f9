import type { GameParts } from '../module';
import Board from './Amytis.svelte';
import { amytisBeats } from './choreography';
import Glyph from './FlyingGlyph.svelte';
import { actionText, placesOf, reasonText } from './hints';
import { headline, sentences } from './log';

const parts: GameParts = { Board, Glyph, beats: amytisBeats, headline, sentences, actionText, reasonText, placesOf };

export default parts;
