import { setTimeout as pause } from 'node:timers/promises';

/** Between two tries: the first wait, which doubles; where in it is by chance, so that many do not come at once. */
const FIRST_WAIT_MS = 60;
export const TRIES = 4;

/**
 * Tries again what may be over in a moment: only what can be done twice.
 * @param isPassing whether an error may be over
 * @param attempt is told which try it is, from 1 on
 */
export async function retried<T>(
  isPassing: (error: unknown) => boolean,
  attempt: (count: number) => Promise<T>,
): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt(count);
    } catch (error) {
      if (count >= TRIES || !isPassing(error)) throw error;
      const longest = FIRST_WAIT_MS * 2 ** count;
      await pause(longest * (0.5 + Math.random() / 2));
    }
  }
}
