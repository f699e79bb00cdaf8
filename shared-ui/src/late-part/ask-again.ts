/** What nobody pressed for is asked for again so often, after 2, 10 and 50 seconds. */
const MOST_AGAIN = 3;

/**
 * Asks again for what could not be had: with the line, and after a while.
 *
 * @param failures how often it has failed, 1 and more
 * @returns what gives it up
 */
export function askAgain(failures: number, ask: () => void): () => void {
  window.addEventListener('online', ask, { once: true });
  const timer = failures <= MOST_AGAIN ? setTimeout(ask, 2000 * 5 ** (failures - 1)) : undefined;
  return () => {
    window.removeEventListener('online', ask);
    clearTimeout(timer);
  };
}
