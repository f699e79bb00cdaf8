/** Encoded texts by key, shared by every copy of this package on the page. */
interface SharedMemory {
  texts: Map<string, string>;
}

const MEMORY = Symbol.for('alisio.session-stores');
const CHANGED = 'alisio:store-changed';

declare global {
  interface Window {
    [MEMORY]?: SharedMemory;
  }
}

function memory(): Map<string, string> {
  window[MEMORY] ??= { texts: new Map() };
  return window[MEMORY].texts;
}

function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    // Blocked by the visitor's settings: the page's memory serves instead.
    return undefined;
  }
}

/** The text under a key: memory wins, since it holds what a full or blocked storage refused. */
export function readText(key: string): string | undefined {
  const kept = memory().get(key);
  if (kept !== undefined) return kept;
  try {
    return storage()?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes and tells the other copies. What storage refuses (blocked, full) stays in the page's memory. */
export function writeText(key: string, text: string): void {
  try {
    const target = storage();
    if (!target) throw new Error('storage is blocked');
    target.setItem(key, text);
    memory().delete(key);
  } catch {
    memory().set(key, text);
  }
  announce(key);
}

export function removeText(key: string): void {
  memory().delete(key);
  try {
    storage()?.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
  announce(key);
}

function announce(key: string): void {
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: key }));
}

/** Calls back after a change of the key by any copy of this package on the page. */
export function onTextChanged(key: string, callback: () => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent && event.detail === key) callback();
  };
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
