import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  IN_PARTS,
  PACKED,
  type ParamsOf,
  type QueryOf,
} from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '../i18n/language.ts';
import { pageBootstrap } from '../page/bootstrap.ts';
import { ApiProblem } from './api-problem.ts';
import { problemOf, readAnswer } from './read-answer.ts';
import { hearServerTime } from './server-time.ts';

const TIMEOUT_MS = 20_000;

export interface RequestInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  /** milliseconds, 20,000 unless told */
  timeout?: number;
  /** lets the call outlive the page; bodies up to 64 KiB */
  keepalive?: boolean;
}

function addressOf(endpoint: Endpoint, { params, query }: RequestInput): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  const suffix = search.size > 0 ? `?${search}` : '';
  return `${pageBootstrap()?.apiBase ?? '/api'}${path}${suffix}`;
}

/** The page's language, which the reader may have chosen against the browser's: names in answers follow it. */
const readerLanguage = (): string =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || DEFAULT_LANGUAGE;

/** Tells the lines of a body as they come. */
async function readLines(body: ReadableStream<Uint8Array>, onLine: (line: string) => void): Promise<void> {
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line) onLine(line);
    if (done) return;
  }
}

/**
 * One round trip, with a limit in time that also ends a stalled body.
 * @param onLine given the lines of an answer in parts as they come
 */
async function exchange(
  endpoint: Endpoint,
  input: RequestInput,
  onLine?: (line: string) => void,
): Promise<{ status: number; text: string }> {
  const { body, signal, timeout = TIMEOUT_MS } = input;
  const form = endpoint.packs ? `;${PACKED}` : '';
  const control = new AbortController();
  const stop = () => control.abort();
  const timer = setTimeout(stop, timeout);
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    const response = await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      headers: {
        accept: `${onLine ? `${IN_PARTS + form}, ` : ''}application/json${form}`,
        'accept-language': readerLanguage(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...input.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      keepalive: input.keepalive ?? false,
      signal: control.signal,
    });
    hearServerTime(response, endpoint.method);
    const { status } = response;
    const lines = onLine && status === endpoint.status && response.body;
    if (lines) await readLines(lines, onLine);
    return { status, text: lines ? '' : await response.text() };
  } catch (error) {
    // What cannot be read of a part is no failure of the network.
    if (signal?.aborted || error instanceof ApiProblem) throw error;
    const type = control.signal.aborted ? 'timeout' : 'network';
    throw new ApiProblem({ type, title: `No answer from ${endpoint.id}`, status: 0 });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/**
 * Calls an endpoint and parses what it answers.
 * @throws ApiProblem, or the abort of the caller's own signal
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: RequestInput,
  { onPart }: PartsOf<E> = {},
): Promise<AnswerOf<E>> {
  let last: AnswerOf<E> | undefined;
  const take = (line: string) => {
    last = readAnswer(endpoint, line);
    onPart?.(last);
  };
  const { status, text } = await exchange(endpoint, input, onPart && take);
  if (status !== endpoint.status) throw problemOf(status, text);
  return last ?? readAnswer(endpoint, text);
}

interface PartsOf<E extends Endpoint> {
  /** given each part of an answer that comes in parts (`inParts`); what is returned is the last of them */
  onPart?: (part: AnswerOf<E>) => void;
}

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value };

/** What a call of an endpoint needs, by its schemas. */
export type CallInput<E extends Endpoint> = Given<'params', ParamsOf<E>> &
  Given<'query', QueryOf<E>> &
  Given<'body', BodyOf<E>> &
  Pick<RequestInput, 'signal' | 'headers' | 'timeout' | 'keepalive'> &
  PartsOf<E>;
