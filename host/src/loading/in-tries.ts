import { WrongRemote } from './wrong-remote.ts';

/** More links than a chain of scripts has. */
const MOST_TRIES = 12;

/** What failed; an address asked again is the same one. */
const what = (error: unknown): string => String(error).replaceAll(/\?again=\d+/g, '');

/**
 * A browser answers the first request for a failed preload with that same failure, for each script of the chain
 * in turn. So as long as another script is the one that fails, there is progress, and it is tried on.
 * @throws when the same thing fails twice in a row; at once when the remote is wrong, which no try can mend
 */
export async function inTries<T>(fetchIt: () => Promise<T>, left = MOST_TRIES, before?: string): Promise<T> {
  try {
    return await fetchIt();
  } catch (error) {
    if (left <= 1 || error instanceof WrongRemote || what(error) === before) throw error;
    return inTries(fetchIt, left - 1, what(error));
  }
}
