/** Which actions need a second click, as the person has set it. */

import type { Outcome } from '../api/client';
import { settings } from '../settings.svelte';

/** Whether an action has to be confirmed. An action of which nothing is known yet counts as one that is final. */
export function needsConfirmation(outcome: Pick<Outcome, 'final'> | undefined): boolean {
  if (settings.confirm === 'final') return outcome?.final ?? true;
  return settings.confirm === 'always';
}
