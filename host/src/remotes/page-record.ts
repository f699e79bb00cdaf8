import type { PageModule } from '@alisio/platform/sdk/remote';
import { WrongRemote } from './remote-module.ts';

/** `slow`: no answer in time; `down`: none to be had; `wrong`: something that is no page. */
export type FailureKind = 'slow' | 'down' | 'wrong';

export type PageState =
  | { status: 'loading' }
  | { status: 'ready'; page: PageModule }
  | { status: 'failed'; kind: FailureKind; error: unknown };

/** One claimed page on its way into the browser. Failing is not for ever: it may be asked for again. */
export interface PageRecord {
  state(): PageState;
  subscribe(listener: () => void): () => void;
  /** Starts loading unless that has happened; resolves when it is ready or failed, whichever comes first. */
  load(): Promise<PageState>;
  /** Asks again after a failure. */
  retry(): Promise<PageState>;
  /** Asks for it from the remote's first script on, in place of a page that came and broke. */
  renew(): Promise<PageState>;
}

const LOADING: PageState = { status: 'loading' };

/**
 * @param fetchPage told whether nothing of the remote that is here may serve
 * @param timeout milliseconds after which a page counts as slow; it still shows if it comes later
 */
export function createPageRecord(
  fetchPage: (anew: boolean) => Promise<PageModule>,
  timeout: number,
): PageRecord {
  const listeners = new Set<() => void>();
  let state: PageState = LOADING;
  let attempt: Promise<PageState> | undefined;
  let attempts = 0;

  const become = (next: PageState): PageState => {
    state = next;
    for (const listener of listeners) listener();
    return next;
  };

  function start(anew = false): Promise<PageState> {
    attempts += 1;
    const own = attempts;
    return new Promise((resolve) => {
      // A page that shows stays, and only the newest attempt may say that there is none.
      const fail = (kind: FailureKind, error: unknown) => {
        const counts = own === attempts && state.status !== 'ready';
        resolve(counts ? become({ status: 'failed', kind, error }) : state);
      };
      const timer = setTimeout(() => fail('slow', new Error('no answer in time')), timeout);
      fetchPage(anew).then(
        (page) => {
          clearTimeout(timer);
          resolve(state.status === 'ready' ? state : become({ status: 'ready', page }));
        },
        (error: unknown) => {
          clearTimeout(timer);
          fail(error instanceof WrongRemote ? 'wrong' : 'down', error);
        },
      );
    });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      attempt ??= start();
      return attempt;
    },
    retry() {
      if (state.status === 'failed') {
        become(LOADING);
        attempt = start();
      }
      return this.load();
    },
    renew() {
      become(LOADING);
      attempt = start(true);
      return attempt;
    },
  };
}
