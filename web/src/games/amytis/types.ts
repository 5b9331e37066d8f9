/** The types of The Architects of Amytis, as the server's document declares them. */

import type { GameTypes } from '../../api/client';
import type * as schema from '../../api/schema';

export interface Amytis extends GameTypes {
  view: schema.AmytisView;
  event: schema.AmytisEvent;
  annotations: schema.AmytisAnnotations;
  components: schema.AmytisComponents;
  hintReason: schema.AmytisHintReason;
  action: schema.AmytisAction;
}

export type {
  AmytisAction as Action,
  AmytisAnnotations as Annotations,
  AmytisBuild as Build,
  AmytisBuilding as Building,
  AmytisCell as Cell,
  AmytisColor as Color,
  AmytisEvent as Event,
  AmytisFavor as Favor,
  AmytisFavorChoice as FavorChoice,
  AmytisHintReason as HintReason,
  AmytisLine as Line,
  AmytisPalaceGain as PalaceGain,
  AmytisProject as Project,
  AmytisProjectChoice as ProjectChoice,
  AmytisProjectStatus as ProjectStatus,
  AmytisScoreSources as ScoreSources,
  AmytisSeatView as SeatView,
  AmytisSide as Side,
  AmytisTile as Tile,
  AmytisView as View,
  AmytisWay as Way,
} from '../../api/schema';

/** Tiles by cell, from the bottom up. */
export type City = schema.AmytisSeatView['city'];
export type ScoreLine = keyof schema.AmytisSeatView['breakdown'];
/** The project cards by their numbers. */
export type ProjectBook = ReadonlyMap<number, schema.AmytisProject>;
