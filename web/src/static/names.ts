/**
 * The names of caches and of the lock. All pages of a host share them, so they have the path of the page: another copy in
 * another folder has files and games of its own. For the two workers alone: a service worker cannot load a part that it
 * shares with the page.
 */
export interface Names {
  /** Held by the tab that has the games. */
  readonly lock: string;
  /** The start of the names of all caches: one for each version of the page follows, and that of the runtime. */
  readonly cache: string;
  /** Filled before the first version is there. */
  readonly runtimeCache: string;
}

/** `folder` is the address of the folder of the page. A path contains no `#`, so no name is the start of another's. */
export function namesIn(folder: string): Names {
  const cache = `semiramis${new URL(folder).pathname}#`;
  return { lock: `${cache}games`, cache, runtimeCache: `${cache}runtime` };
}
