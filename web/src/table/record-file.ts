/** The record of a game that is over, as a file. */

import { api, type Table } from '../api/client';
import { offers } from '../api/transport';
import { notifyRefusal } from '../ui/notices.svelte';
import { saveFile } from '../ui/save-file';

/** The name of the file, and what a click on a link to it does. */
export function recordFile({ id, game }: Table): { file: string; save: (event: MouseEvent) => void } {
  const file = `${game}-${id}.json`;
  return {
    file,
    save(event) {
      // Without a server there is nothing at the address of the link: then the record is asked for.
      if (offers().links) return;
      event.preventDefault();
      api.record(id).then((record) => {
        saveFile(new Blob([JSON.stringify(record)], { type: 'application/json' }), file);
      }, notifyRefusal);
    },
  };
}
