/** Play again: with the same people, or against the computer at another level. */

import { api, type Table } from '../api/client';
import { choose } from '../home/choices.svelte';
import { againstComputer } from '../home/wish';
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

/** A game like this one against the computer at another level, which is the person's choice from now on. */
export async function playAt(level: string, { game, seats, options, hints }: Table): Promise<void> {
  try {
    const again = await api.newTable({ ...againstComputer(game, level, seats.length - 1), options, hints });
    choose(game, { level });
    go(to.table(again.id));
  } catch (refused) {
    notifyRefusal(refused, game);
  }
}
