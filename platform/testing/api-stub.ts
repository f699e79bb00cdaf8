import { PROBLEMS, type ProblemKind, problemType } from '@alisio/shared-contracts/problems';

export interface ApiCall {
  method: string;
  /** without the prefix `/api` */
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** `'network-error'`: no answer at all; `stream`: the body as it comes. */
export type ApiAnswer =
  | { status?: number; body?: unknown; stream?: ReadableStream<Uint8Array> }
  | 'network-error';

export interface ApiHandler {
  method: 'GET' | 'POST';
  /** as in the contracts, `/air/flightOffer/{id}` */
  path: string;
  /** 200 unless told */
  status?: number;
  /** the answer, or how it is made of the call */
  body?: unknown;
  /** instead of `status` and `body`, when both depend on the call */
  respond?: (call: ApiCall) => ApiAnswer | Promise<ApiAnswer>;
}

export interface ApiStub {
  /** everything that was called, in order */
  calls: ApiCall[];
  callsTo(path: string): ApiCall[];
  /** Handlers that go before those given so far. */
  use(...handlers: ApiHandler[]): void;
  /** Sets the server's clock ahead of this one, milliseconds. */
  setAhead(milliseconds: number): void;
  restore(): void;
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const source = pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${source}$`).exec(path);
  if (!match) return undefined;
  return Object.fromEntries(
    Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}

async function answerOf(handler: ApiHandler, call: ApiCall): Promise<ApiAnswer> {
  if (handler.respond) return handler.respond(call);
  const body: unknown = typeof handler.body === 'function' ? await handler.body(call) : handler.body;
  return { status: handler.status ?? 200, body };
}

/** A handler that answers with a problem of the contracts. */
export function problemAnswer(
  method: ApiHandler['method'],
  path: string,
  kind: ProblemKind,
  more: { reason?: string; errors?: { path: string; code: string }[] } = {},
): ApiHandler {
  const { status, title } = PROBLEMS[kind];
  return { method, path, status, body: { type: problemType(kind), title, status, ...more } };
}

/** Answers the page's calls in place of the network, newest handler first. */
export function stubApi(handlers: readonly ApiHandler[], base = '/api'): ApiStub {
  const real = globalThis.fetch;
  const known = [...handlers];
  const calls: ApiCall[] = [];
  let aheadMs = 0;

  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://page.test');
    const path = url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : url.pathname;
    const method = init?.method ?? 'GET';
    init?.signal?.throwIfAborted();
    for (const handler of known) {
      const params = handler.method === method ? paramsOf(handler.path, path) : undefined;
      if (!params) continue;
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const call = {
        method,
        path,
        params,
        query: url.searchParams,
        body,
        headers: new Headers(init?.headers),
      };
      calls.push(call);
      const answer = await answerOf(handler, call);
      init?.signal?.throwIfAborted();
      if (answer === 'network-error') throw new TypeError('fetch failed');
      return new Response(answer.stream ?? (answer.body === undefined ? null : JSON.stringify(answer.body)), {
        status: answer.status ?? 200,
        headers: { 'content-type': 'application/json', date: new Date(Date.now() + aheadMs).toUTCString() },
      });
    }
    console.error(`The page called ${method} ${path}, and the test has no handler for it.`);
    throw new TypeError('fetch failed');
  };

  return {
    calls,
    callsTo: (path) => calls.filter((call) => call.path === path),
    use: (...more) => known.unshift(...more),
    setAhead: (milliseconds) => {
      aheadMs = milliseconds;
    },
    restore: () => {
      globalThis.fetch = real;
    },
  };
}
