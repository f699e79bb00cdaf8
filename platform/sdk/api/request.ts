import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '../i18n/language.ts';
import { pageBootstrap } from '../page/bootstrap.ts';
import { ApiProblem } from './api-problem.ts';
import { problemOf, readAnswer } from './read-answer.ts';

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

/** One round trip, with a limit in time that also ends a stalled body. */
async function exchange(endpoint: Endpoint, input: RequestInput): Promise<{ status: number; text: string }> {
  const { body, signal, timeout = TIMEOUT_MS } = input;
  const control = new AbortController();
  const stop = () => control.abort();
  const timer = setTimeout(stop, timeout);
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    const response = await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        'accept-language': readerLanguage(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...input.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      keepalive: input.keepalive ?? false,
      signal: control.signal,
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
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
export async function request<E extends Endpoint>(endpoint: E, input: RequestInput): Promise<AnswerOf<E>> {
  const { status, text } = await exchange(endpoint, input);
  if (status !== endpoint.status) throw problemOf(status, text);
  return readAnswer(endpoint, text);
}

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value };

/** What a call of an endpoint needs, by its schemas. */
export type CallInput<E extends Endpoint> = Given<'params', ParamsOf<E>> &
  Given<'query', QueryOf<E>> &
  Given<'body', BodyOf<E>> &
  Pick<RequestInput, 'signal' | 'headers' | 'timeout' | 'keepalive'>;
