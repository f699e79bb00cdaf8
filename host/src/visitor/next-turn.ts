/**
 * Waits for the page's next turn, which a page that is being left does not get: a call that leaving cuts off has
 * not failed, and nothing of it is logged or kept. No event tells it in time.
 */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
