import { awakeTimeout } from '../loading/awake-timeout.ts';
import { WrongRemote } from '../loading/wrong-remote.ts';

/** `slow`: no answer in time; `down`: none to be had; `wrong`: something that is no page, or no part. */
export type FailureKind = 'slow' | 'down' | 'wrong';

export type CodeState<T> =
  | { status: 'loading' }
  | { status: 'ready'; code: T }
  | { status: 'failed'; kind: FailureKind; error: unknown };

/** A claimed page's module, or a part's, on its way into the browser. Failing is not for ever: it may be asked for again. */
export interface CodeRecord<T> {
  state(): CodeState<T>;
  subscribe(listener: () => void): () => void;
  /** Starts loading unless that has happened; resolves when it is ready or failed, whichever comes first. */
  load(): Promise<CodeState<T>>;
  /** Brings it before it is wanted. A failure changes nothing: it is asked for again when it is wanted. */
  ahead(): Promise<CodeState<T>>;
  /** Asks again after a failure. */
  retry(): Promise<CodeState<T>>;
  /** Asks for it from the remote's first script on, in place of what came and broke. */
  renew(): Promise<CodeState<T>>;
}

const LOADING = { status: 'loading' } as const;

/**
 * @param fetchCode told whether nothing of the remote that is here may serve, and whether somebody asks again
 * @param timeout milliseconds after which it counts as slow; it still shows if it comes later
 */
export function createCodeRecord<T>(
  fetchCode: (anew: boolean, again: boolean) => Promise<T>,
  timeout: number,
): CodeRecord<T> {
  const listeners = new Set<() => void>();
  let state: CodeState<T> = LOADING;
  let attempt: Promise<CodeState<T>> | undefined;
  let attempts = 0;

  const become = (next: CodeState<T>): CodeState<T> => {
    state = next;
    for (const listener of listeners) listener();
    return next;
  };

  function start(anew = false): Promise<CodeState<T>> {
    attempts += 1;
    const own = attempts;
    return new Promise((resolve) => {
      // What shows stays, and only the newest attempt may say that there is nothing.
      const fail = (kind: FailureKind, error: unknown) => {
        const counts = own === attempts && state.status !== 'ready';
        resolve(counts ? become({ status: 'failed', kind, error }) : state);
      };
      const endWait = awakeTimeout(() => fail('slow', new Error('no answer in time')), timeout);
      fetchCode(anew, own > 1).then(
        (code) => {
          endWait();
          resolve(state.status === 'ready' ? state : become({ status: 'ready', code }));
        },
        (error: unknown) => {
          endWait();
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
      attempt ??= state.status === 'ready' ? Promise.resolve(state) : start();
      return attempt;
    },
    async ahead() {
      if (attempt) return attempt;
      try {
        const code = await fetchCode(false, false);
        if (!attempt) become({ status: 'ready', code });
      } catch {
        // Nobody wanted it yet: who does is told if it fails then, too.
      }
      return attempt ?? state;
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
