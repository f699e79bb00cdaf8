import { answersOf } from '@alisio/platform/sdk/first-data';
import type { Language } from '@alisio/platform/sdk/i18n';
import { type AppScope, createAppScope } from '@alisio/platform/sdk/page';
import { queryClientOf } from '@alisio/platform/sdk/query';
import { exitOf, type LeftLoader } from '@alisio/platform/sdk/remote';
import type { Attribution } from '@alisio/shared-contracts/attribution';
import { checkedRoutes, loadModule } from '../remotes/remote-module.ts';

/** What the edge asks for: plain data, since it may be of another version than this. */
export interface PageQuestion {
  /** name of the remote, for what is said of it */
  remote: string;
  /** the claimed pattern */
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  /** absolute, query included */
  url: string;
  language: Language;
  /** ISO date where the visitor seems to be */
  today: string;
  /** ISO code where the visitor seems to be; an edge of before does not tell */
  country?: string | null;
  attribution: Attribution;
}

/** What the edge is told, plain data too. */
export interface PageAnswer {
  /** what the browser's query client begins with, as JSON */
  data?: string | undefined;
  /** the loader left for another address of the site; for none: there is nothing here */
  exit?: LeftLoader | undefined;
  /** why the loader has failed; what it was answered until then is told nevertheless */
  fault?: string | undefined;
  /** where that was thrown, for who develops it */
  stack?: string | undefined;
}

/** What is told of something that was thrown. */
export const faultOf = (error: unknown): Pick<PageAnswer, 'fault' | 'stack'> => ({
  fault: String(error),
  stack: error instanceof Error ? error.stack : undefined,
});

const ended = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/**
 * Runs the loader of a remote's page.
 * @param module what the remote exposes
 * @param scope of this request: what is asked is kept in its query client
 * @param signal ends the loader: what was answered until then is the answer
 */
export async function loadPage(
  module: unknown,
  { remote, path, params, url, language, today, country = null, attribution }: PageQuestion,
  signal: AbortSignal,
  scope: AppScope = createAppScope(),
): Promise<PageAnswer> {
  const answer = () => ({ data: answersOf(queryClientOf(scope)) });
  const load = async () => {
    const { loader } = await loadModule(remote, checkedRoutes(remote, module).pages, path);
    const request = new Request(url, { signal });
    await loader?.({ params, request, scope, language, today, country, attribution });
  };
  try {
    await Promise.race([load(), ended(signal)]);
    return answer();
  } catch (error) {
    const exit = exitOf(error);
    return exit ? { exit } : { ...answer(), ...faultOf(error) };
  }
}
