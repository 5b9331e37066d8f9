/** The names of the caches: one for each version of the page, and one that is filled before the first is there. */

export const CACHE = 'semiramis-';
export const RUNTIME_CACHE = `${CACHE}runtime`;
