/** Where this device keeps payments that were begun on it, and wait. */
export const WAITING_KEY = 'alisio.waiting-payments';

/** Whether there may be one, for pages that have yet to bring what reads them. */
export function keepsWaiting(): boolean {
  try {
    return window.localStorage.getItem(WAITING_KEY) !== null;
  } catch {
    // Blocked: nothing is kept.
    return false;
  }
}
