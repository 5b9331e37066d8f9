/** A pseudo-random number from 0 to 1, the same for the same name: a garden looks the same each time it is drawn. */
export function whim(name: string): number {
  let hash = 2166136261;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
  // Names that differ in their last letter only would give neighbouring numbers without this.
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A row of such numbers. */
export function whims(name: string): () => number {
  let n = 0;
  return () => whim(`${name}/${n++}`);
}
