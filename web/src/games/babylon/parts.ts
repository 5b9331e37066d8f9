import type { GameParts } from '../module';
import Board from './Babylon.svelte';
import { babylonBeats } from './choreography';
import Glyph from './FlyingGlyph.svelte';
import { actionText, placesOf, reasonText } from './hints';
import { headline, sentences } from './log';

const parts: GameParts = { Board, Glyph, beats: babylonBeats, headline, sentences, actionText, reasonText, placesOf };

export default parts;
