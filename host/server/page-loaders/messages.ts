import type { PageQuestion } from '../../src/server-half/load-page.ts';
import type { RenderAnswer, RenderQuestion } from '../../src/server-half/render-page.tsx';

/** A server half, as it was signed. */
export interface Half {
  /** `host` or a remote's name */
  name: string;
  version: string;
  source: string;
}

/** A shell's half with a remote's: what a page of that remote runs in. */
export interface Composition {
  key: string;
  host: Half;
  remote: Half;
}

/** What a loader asks of the API. */
export interface LoaderCall {
  method: 'GET' | 'POST';
  /** without the API's prefix, query included */
  path: string;
  body: unknown;
}

export interface LoaderCallAnswer {
  status: number;
  text: string;
}

/** What a thread is asked for: a page's data, and what is needed to draw it too. */
export interface AskedPage extends PageQuestion {
  draws?: Pick<RenderQuestion, 'bootstrap' | 'drawnWithinMs'> | undefined;
}

export type ToThread =
  | { kind: 'compose'; composition: Composition }
  | { kind: 'forget'; key: string }
  | { kind: 'run'; run: number; key: string; question: AskedPage }
  | { kind: 'end'; run: number }
  | { kind: 'answer'; call: number; answer: LoaderCallAnswer | undefined };

export type FromThread =
  /** from here on code of the remote runs, or waits */
  | { kind: 'begun'; run: number }
  | { kind: 'asks'; run: number; call: number; question: LoaderCall }
  | { kind: 'done'; run: number; answer: RenderAnswer }
  /** what nobody waited for has failed */
  | { kind: 'stray'; run: number | undefined; fault: string };
