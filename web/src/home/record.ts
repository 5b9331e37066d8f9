/** Games brought along as records: files, or text that was pasted. */

import { api, Refused, type Table } from '../api/client';
import { ensurePerson } from '../person.svelte';
import { refusalText } from '../ui/notices.svelte';
import { t } from '../words/words.svelte';

/** Let the server read a record. It becomes a table whose game is over, to be replayed. */
export async function loadRecord(text: string): Promise<Table> {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    throw new Refused('not_json', 'this is not JSON');
  }
  await ensurePerson();
  return api.load(record);
}

/** Why a record was refused. The server's own line says which action or which field is wrong. */
export function recordProblem(refused: unknown): string {
  if (refused instanceof Refused) {
    if (refused.code === 'not_json') return t('home-record-not-json');
    if (refused.code === 'bad_record' || refused.code === 'bad_request') {
      return t('home-record-refused', { reason: refused.message });
    }
  }
  return refusalText(refused, '');
}
