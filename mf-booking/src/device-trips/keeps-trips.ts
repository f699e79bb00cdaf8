/** Where this device keeps its trips. */
export const TRIPS_KEY = 'alisio.trips';
/** Of the contracts' `checkoutDraft`: who only asks whether there is one does without all that reads it. */
const DRAFT_KEY = 'alisio.checkout-draft';

function holds(storage: () => Storage, key: string): boolean {
  try {
    return storage().getItem(key) !== null;
  } catch {
    // Blocked: nothing is kept.
    return false;
  }
}

/** Whether this device keeps any trip, for pages that have yet to bring what reads them. */
export const keepsTrips = (): boolean => holds(() => window.localStorage, TRIPS_KEY);

/** Whether something was typed into the checkout in this tab: a payment of it may be waited for. */
export const wasInCheckout = (): boolean => holds(() => window.sessionStorage, DRAFT_KEY);
