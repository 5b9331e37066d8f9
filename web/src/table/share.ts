/** Share an address: with the dialog of the device, or through the clipboard. */

import { notify } from '../ui/notices.svelte';
import { t } from '../words/words.svelte';

/** The whole address of a page of ours. */
export function wholeAddress(hash: string): string {
  return `${location.origin}${location.pathname}${hash}`;
}

export async function share(hash: string, title: string): Promise<void> {
  const url = wholeAddress(hash);
  if (matchMedia('(pointer: coarse)').matches && navigator.share) {
    // The person closed the dialog: nothing to do.
    return navigator.share({ title, url }).catch(() => {});
  }
  try {
    await navigator.clipboard.writeText(url);
    notify(t('table-link-copied'));
  } catch {
    // Not allowed, or not over https: then it is shown, to be copied by hand.
    notify(url);
  }
}
