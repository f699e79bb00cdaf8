import { useState } from 'react';

/**
 * A part whose code comes when it is wanted: a calendar, a panel. Unlike React's `lazy` it asks again after a
 * failure: a lost connection costs a press, not the page.
 *
 * @param load brings the part; called more than once at worst, the loader of modules keeps what arrived
 */
export function useLatePart<T extends object>(load: () => Promise<T>) {
  const [part, setPart] = useState<T>();

  /** Brings the part; false when it could not be fetched. */
  const want = async (): Promise<boolean> => {
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch (cause) {
      console.warn('late part', cause);
      return false;
    }
  };
  /** Fetches it ahead, when a hand comes near; what fails here is asked for again when it is wanted. */
  const warm = () => {
    load().catch((cause: unknown) => console.warn('late part', cause));
  };
  return { part, want, warm };
}
