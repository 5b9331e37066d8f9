/**
 * Whether the page is at rest: nothing is under way that will change it by itself. Until then the document has the
 * attribute `data-busy`. Tests wait for it, and for nothing else.
 */

let underWay = 0;

function count(by: 1 | -1): void {
  underWay += by;
  document.documentElement.toggleAttribute('data-busy', underWay > 0);
}

/** Keeps the page busy until the function that it returns is called. */
export function busy(): () => void {
  let waits = true;
  count(1);
  return () => {
    if (waits) count(-1);
    waits = false;
  };
}

/** Keeps the page busy until some work is done. */
export async function during<T>(work: Promise<T>): Promise<T> {
  const end = busy();
  try {
    return await work;
  } finally {
    end();
  }
}

/** Calls a function after a time in milliseconds, and keeps the page busy until then. Returns what calls it off. */
export function later(call: () => void, time: number): () => void {
  const end = busy();
  const timer = setTimeout(() => {
    try {
      call();
    } finally {
      end();
    }
  }, time);
  return () => {
    clearTimeout(timer);
    end();
  };
}
