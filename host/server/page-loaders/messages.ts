import type { PageQuestion } from '../../src/server-half/load-page.ts';
import type { RenderAnswer, RenderQuestion } from '../../src/server-half/render-page.tsx';

/** A server half, as it was signed. */
export interface Half {
  /** `host` or a remote's name */
  name: string;
  version: string;
  source: string;
  /** where its pictures are, of what comes from a development server; else they are released */
  origin?: string;
}

/** A shell's half with a remote's: what a page of that remote runs in; without one, what the shell's own pages do. */
export interface Composition {
  key: string;
  host: Half;
  remote?: Half | undefined;
}

/** What a loader asks of the API. */
export interface LoaderCall {
  method: 'GET' | 'POST';
  /** without the API's prefix, query included */
  path: string;
  body: unknown;
  /** it is understood where it comes packed */
  takesPacked: boolean;
}

export interface LoaderCallAnswer {
  status: number;
  text: string;
}

/** What a thread is asked for: a page's data, and what is needed to draw it too. */
export interface AskedPage extends PageQuestion {
  draws?: Pick<RenderQuestion, 'bootstrap' | 'drawnWithinMs' | 'missing'> | undefined;
}

/** Milliseconds, the same in all threads; `performance.now` begins with each. */
export const sharedClock = (): number => performance.timeOrigin + performance.now();

export type ToThread =
  | { kind: 'compose'; composition: Composition }
  | { kind: 'forget'; key: string }
  /** @param sentAt by the clock of both sides: what a page has waited for its turn counts for it */
  | { kind: 'run'; run: number; key: string; question: AskedPage; sentAt: number }
  | { kind: 'end'; run: number }
  /** @param run whose turn it is with this answer; none while more of what it asked is open */
  | { kind: 'answer'; run?: number | undefined; call: number; answer: LoaderCallAnswer | undefined }
  /** whether it has its turn */
  | { kind: 'look' };

export type FromThread =
  /** from here on code of the remote runs, or waits */
  | { kind: 'begun'; run: number }
  | { kind: 'asks'; run: number; call: number; question: LoaderCall }
  /** it has its turn and does nothing with it: what it waits for is not the API */
  | { kind: 'rests'; run: number }
  /**
   * @param workedMs what the thread worked since it last said so, without the making of compositions: the cost of a page
   * @param ownMs what passed since it had begun, without what it waited for the API
   */
  | { kind: 'done'; run: number; answer: RenderAnswer; workedMs: number; ownMs: number }
  /** what nobody waited for has failed; no key when that cannot be told */
  | { kind: 'stray'; key: string | undefined; fault: string }
  /** it is up, or was looked at and has its turn */
  | { kind: 'alive' };
