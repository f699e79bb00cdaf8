const LESS_MOTION = '(prefers-reduced-motion: reduce)';

const toldElsewhere = () => undefined;

/**
 * A task of 50 ms or more was seen: the browser's picture of a page would cost this device, with what else is done
 * between a press and its paint, 60 to 100 ms (measured at CPU ÷ 4). A browser that does not tell is taken as quick.
 */
let isSlow = false;
if (
  typeof PerformanceObserver === 'function' &&
  PerformanceObserver.supportedEntryTypes?.includes('longtask')
)
  new PerformanceObserver((_, observer) => {
    isSlow = true;
    observer.disconnect();
  }).observe({ type: 'longtask', buffered: true });

/** What arrives is seen from its first frame on. */
const ARRIVING = [{ opacity: 0.4 }, { opacity: 1 }];
const ARRIVES_MS = 160;

/**
 * Lets what stands fade into what `show` puts in its place; on a slow device what comes fades in alone, for which no
 * picture of what stood is needed. Nothing moves where the visitor has asked for less motion.
 * @param place where it is put
 * @param show resolves once it stands in the document; until then the browser shows what stood
 */
export function fade(place: () => Element | null, show: () => Promise<void>): void {
  if (document.hidden || window.matchMedia(LESS_MOTION).matches) {
    void show();
    return;
  }
  if (isSlow || !('startViewTransition' in document)) {
    void show().then(() => place()?.animate?.(ARRIVING, { duration: ARRIVES_MS, easing: 'ease-out' }));
    return;
  }
  const { ready, finished } = document.startViewTransition(show);
  // A change that comes before this one is over ends it: nothing failed.
  ready.catch(toldElsewhere);
  finished.catch(toldElsewhere);
}
