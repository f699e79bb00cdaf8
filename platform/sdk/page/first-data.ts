/** Id of the element in which the edge streams, at the end of the page, what the API answered. */
export const FIRST_DATA_ELEMENT = 'alisio-first-data';

const taken = new Set<string>();

/** The page is complete: nothing more will be streamed. */
function pageIsComplete(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  );
}

function find(name: string, key: string): unknown {
  const text = document.getElementById(FIRST_DATA_ELEMENT)?.textContent;
  if (!text) return undefined;
  try {
    const entry: unknown = JSON.parse(text)[name];
    if (typeof entry !== 'object' || entry === null || !('key' in entry) || !('data' in entry)) return;
    return entry.key === key ? entry.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What the edge already asked the API for this address, as `{ [name]: { key, data } }`; nothing when it did
 * not answer in time, when the key is of another question, or when it was taken before. Not parsed:
 * `callApi(endpoint, { firstData })` takes and parses it.
 */
export async function takeFirstData(name: string, key: string): Promise<unknown> {
  if (typeof document === 'undefined' || taken.has(name)) return undefined;
  await pageIsComplete();
  const data = find(name, key);
  taken.add(name);
  return data;
}
