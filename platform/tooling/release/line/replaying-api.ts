import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { type StandIn, standIn } from './stand-in.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface HeldAnswers {
  /** ends with the first question that is held */
  asked: Promise<void>;
  letGo(): void;
}

export interface ReplayingApi extends StandIn {
  /** Keeps back what is answered to the visitor of an address, until that is let go. */
  hold(address: string): HeldAnswers;
}

const PASSED_ON = ['accept', 'accept-language', 'content-type', 'x-forwarded-for'];
/** Of an answer: what the edge looks at. */
const GIVEN = ['content-type', 'cache-control'];
const ANSWERS_WITHIN_MS = 10_000;

const some = (names: readonly string[], value: (name: string) => string | null | undefined) =>
  Object.fromEntries(names.flatMap((name) => (value(name) ? [[name, String(value(name))]] : [])));

const UNAVAILABLE: Answer = { status: 503, headers: {}, body: '' };

async function ask(apiUrl: string | undefined, request: IncomingMessage, body: string): Promise<Answer> {
  if (apiUrl === undefined) return UNAVAILABLE;
  const { method = 'GET', url = '/', headers } = request;
  try {
    const answer = await fetch(apiUrl + url, {
      method,
      headers: some(PASSED_ON, (name) => headers[name]?.toString()),
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      ...(body === '' ? {} : { body }),
    });
    return {
      status: answer.status,
      headers: some(GIVEN, (name) => answer.headers.get(name)),
      body: await answer.text(),
    };
  } catch {
    return UNAVAILABLE;
  }
}

/**
 * Stands in front of an API and answers the same question always the same, whoever asks and however the world has moved:
 * what two are then shown differs by who they are alone.
 * @param apiUrl without one every call fails
 */
export async function replayingApi(apiUrl: string | undefined): Promise<ReplayingApi> {
  const answers = new Map<string, Promise<Answer>>();
  const held = new Map<string, { tell(): void; until: Promise<void> }>();
  const server = await standIn(async (request, response) => {
    const body = await text(request);
    const { method, url, headers } = request;
    const key = JSON.stringify([method, url, headers['accept-language'], body]);
    const answer = answers.get(key) ?? ask(apiUrl, request, body);
    answers.set(key, answer);
    const { status, headers: said, body: content } = await answer;
    const hold = held.get(String(headers['x-forwarded-for']));
    hold?.tell();
    await hold?.until;
    response.writeHead(status, said).end(content);
  });
  return {
    ...server,
    hold(visitor) {
      const asked = Promise.withResolvers<void>();
      const gone = Promise.withResolvers<void>();
      held.set(visitor, { tell: asked.resolve, until: gone.promise });
      return {
        asked: asked.promise,
        letGo() {
          held.delete(visitor);
          gone.resolve();
        },
      };
    },
  };
}
