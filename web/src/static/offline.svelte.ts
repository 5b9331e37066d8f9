/** The page without a network: a service worker keeps its files, and offers an update when there is one. */

/** Milliseconds: a page that stays open asks for a newer version at most so often. */
const HOUR = 3_600_000;

let waiting: ServiceWorker | null = $state.raw(null);

/** Whether a newer version of the page is there, loaded and not in use. */
export function hasUpdate(): boolean {
  return waiting !== null;
}

/** Use the newer version: the page is loaded again. */
export function update(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('update');
}

/** Not before the engine is loaded, so that nothing is loaded twice. */
export async function keepFiles(): Promise<void> {
  // Only a secure page has it, and some browsers forbid it in private windows.
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('service-worker.js', { updateViaCache: 'none' });
    watch(registration);
  } catch (error) {
    console.warn(`the page will not be kept for offline use: ${error}`);
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  // The first version is used at once: there is nothing that it replaces.
  const look = () => {
    if (registration.waiting && registration.active) waiting = registration.waiting;
  };
  look();
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration.update().catch(() => {}); // there is no network
  });
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}
