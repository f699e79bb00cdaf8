import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** what was done since it was last emptied, ms: to the next paint, as the browser tells it */
    answered: number[];
    /** when something was pressed last, and when a change of the document was painted last */
    pressedAt: number;
    changedAt: number;
  }
  /** Event Timing, which TypeScript's own types lack. */
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  interface PerformanceEventTiming {
    /** not 0 for what counts as one interaction: a press, a key */
    readonly interactionId: number;
  }
}

const follow = () => {
  window.answered = [];
  window.pressedAt = 0;
  window.changedAt = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
        window.answered.push(entry.duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 });
  const press = ({ timeStamp }: Event) => {
    window.pressedAt = timeStamp;
  };
  for (const type of ['click', 'keydown']) window.addEventListener(type, press, true);
  // A clock that ticks answers nobody.
  const isClock = ({ target }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    return element?.closest('[role="timer"]') != null;
  };
  new MutationObserver((records) => {
    if (records.every(isClock)) return;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        window.changedAt = performance.now();
      };
      channel.port2.postMessage(null);
    });
  }).observe(document, { childList: true, characterData: true, attributes: true, subtree: true });
};

/** Has a page tell how long what is done in it waits for its paint; before it is opened. */
export const followInteractions = (page: Page) => page.addInitScript(follow);

/** Long enough for what an input started to be over, and for the browser to have told of it. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const idle = () => requestIdleCallback(() => resolve(), { timeout: 4000 });
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(idle)), 500);
      }),
  );

export interface Interaction {
  /** ms to the next paint, the browser's own measure in steps of 8 (Event Timing); 0 below 16 */
  nextPaint: number;
  /** ms to the paint of the last thing that it changed, 0 where it changed nothing */
  lastPaint: number;
}

/**
 * Does something in a page that is followed, and tells how long it waited for its paint.
 * @param until there once the page has done all of it
 */
export async function measureInteraction(
  page: Page,
  act: () => Promise<unknown>,
  until: () => Promise<unknown> = async () => undefined,
): Promise<Interaction> {
  await settled(page);
  await page.evaluate(() => {
    window.answered = [];
    window.changedAt = 0;
  });
  await act();
  // Looking for what shows the answer is work in the page too: not before the answer is painted.
  await settled(page);
  await until();
  await settled(page);
  return page.evaluate(() => ({
    nextPaint: Math.max(0, ...window.answered),
    lastPaint: Math.max(0, window.changedAt - window.pressedAt),
  }));
}
