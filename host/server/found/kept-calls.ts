import { type ApiClient, readJson } from '../http/api-client.ts';
import { keptAnswer } from '../http/kept-answer.ts';

const FRESH_MS = 60_000;
/** Of one call, behind which nobody waits. */
const ASK_WITHIN_MS = 5_000;
/** How long whoever is the first to ask waits. */
const WAIT_MS = 3_000;

/**
 * Calls that claims name, each asked once a minute at most whoever wants it, and kept for as long as the API does not
 * answer: claims are few, so nobody can fill it.
 * @param parse gives nothing for what does not fit: that is no answer
 */
export function keptCalls<T extends object>(
  api: ApiClient,
  parse: (answer: unknown) => T | undefined,
): (path: string) => Promise<T | undefined> {
  const calls = new Map<string, () => Promise<T | undefined>>();
  return (path) => {
    const call =
      calls.get(path) ??
      keptAnswer(
        async () => {
          const text = await api.ask({ method: 'GET', path }, ASK_WITHIN_MS);
          return text === undefined ? undefined : parse(readJson(text));
        },
        { freshMs: FRESH_MS, waitMs: WAIT_MS },
      );
    calls.set(path, call);
    return call();
  };
}
