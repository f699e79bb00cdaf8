import type { CodeSource } from './code-source.ts';

/** What a page says with each sign of life: what to tell of it, and where, should it be the last one. */
export interface Beat extends CodeSource {
  /** where reports go */
  address: string;
  /** version of the shell */
  host: string;
  /** path pattern of the page that shows */
  page: string;
}

const BEAT_MS = 1000;

/**
 * A page in an endless loop cannot say so itself: a worker listens to it, and reports the page that showed when it
 * fell silent. A hidden page, whose timers the browser slows down, and one that is printed may be silent.
 * @param openWorker brings the worker; throws where a browser or a policy has none
 * @param beat what there is to say now
 */
export function startHeartbeat(openWorker: () => Pick<Worker, 'postMessage'>, beat: () => Beat): void {
  const worker = openWorker();
  const show = () => worker.postMessage(document.visibilityState === 'hidden' ? null : beat());
  show();
  setInterval(show, BEAT_MS);
  document.addEventListener('visibilitychange', show);
  window.addEventListener('beforeprint', () => worker.postMessage(null));
}
