/** Play again with the same people. */

import { api } from '../api/client';
import { person } from '../person.svelte';
import { go, to } from '../routing.svelte';
import { notifyRefusal } from '../ui/notices.svelte';

/** The first request creates the table; the seats of the others are kept for them. */
export async function playAgain(id: string): Promise<void> {
  try {
    const again = await api.rematch(id);
    const me = person()?.id;
    const seated = again.seats.some((seat) => seat.kind === 'person' && seat.person === me);
    if (!seated && again.status === 'open') await api.join(again.id, {});
    go(to.table(again.id));
  } catch (refused) {
    notifyRefusal(refused);
  }
}
