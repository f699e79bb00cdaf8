const LESS_MOTION = '(prefers-reduced-motion: reduce)';

const toldElsewhere = () => undefined;

/**
 * Lets what stands fade into what `show` puts in its place, where the browser can and the visitor has not asked for
 * less motion.
 * @param show resolves once it stands in the document; until then the browser shows what stood
 */
export function fade(show: () => Promise<void>): void {
  const canFade = 'startViewTransition' in document && !document.hidden;
  if (!canFade || window.matchMedia(LESS_MOTION).matches) {
    void show();
    return;
  }
  const { ready, finished } = document.startViewTransition(show);
  // A change that comes before this one is over ends it: nothing failed.
  ready.catch(toldElsewhere);
  finished.catch(toldElsewhere);
}
