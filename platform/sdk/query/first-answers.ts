import type {
  Query,
  QueryClient,
  QueryFunction,
  QueryFunctionContext,
  QueryKey,
} from '@tanstack/react-query';
import { answersIn, FIRST_DATA_ELEMENT } from '../first-data/index.ts';

/**
 * Takes what the page has brought out of it, into a client. Each answer is taken once: what is asked again is to be
 * new. What the client knows already it keeps.
 */
function takeFromPage(client: QueryClient): void {
  const element = document.getElementById(FIRST_DATA_ELEMENT);
  for (const [key, data] of answersIn(element?.textContent)) {
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data);
  }
  element?.remove();
}

/** Longer than the edge waits for what a page brings, and than a line that brings anything stands still. */
const STANDS_STILL_MS = 3000;
let isCutOff = false;

/** What the page brings is here: it is whole, or the element has ended, since something stands behind it. */
const isComplete = (): boolean =>
  isCutOff ||
  typeof document === 'undefined' ||
  document.readyState !== 'loading' ||
  Boolean(document.getElementById(FIRST_DATA_ELEMENT)?.nextElementSibling);

const brought = (): number => document.getElementById(FIRST_DATA_ELEMENT)?.textContent.length ?? 0;

/** A document whose server dies stays on its way for ever, and no event tells so: it is cut off when nothing more comes. */
const completed = (): Promise<void> =>
  new Promise((resolve) => {
    let before = brought();
    const end = () => {
      clearInterval(timer);
      document.removeEventListener('DOMContentLoaded', end);
      resolve();
    };
    const timer = setInterval(() => {
      const now = brought();
      isCutOff = now === before;
      before = now;
      if (isCutOff) end();
    }, STANDS_STILL_MS);
    document.addEventListener('DOMContentLoaded', end);
  });

/** Fills a new client with what the page has brought, unless that is still on its way, or there is no page. */
export function beginWithPage(client: QueryClient): void {
  if (typeof document !== 'undefined' && isComplete()) takeFromPage(client);
}

/**
 * Asks a question, unless the page brings the answer. What a loader asks while the page is not complete may be on its
 * way with it, and is waited for. What a component asks first goes out at once.
 */
export async function askOrTake<T, Key extends QueryKey>(
  ask: QueryFunction<T, Key, never>,
  context: QueryFunctionContext<Key>,
  query: Query,
): Promise<T> {
  if (isComplete() || query.getObserversCount() > 0) return ask(context);
  await completed();
  takeFromPage(context.client);
  return context.client.getQueryData<T>(context.queryKey) ?? ask(context);
}
