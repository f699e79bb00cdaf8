import { drawing, type LiveRemote, type LoaderSite, rootOf } from './loader-site.ts';

/** What stands before a page that counts how often it was drawn. */
export const BEFORE = `
  const { useBootstrap } = require('@alisio/platform/sdk/page');
  const { callApi } = require('@alisio/platform/sdk/api');
  const endpoint = (path) => ({ id: path, method: 'GET', path, status: 200, answer: { '~standard': { validate: (value) => ({ value }) } } });
  const ask = ({ scope }, path = '/x') => queryClientOf(scope).prefetchQuery({ queryKey: [path], queryFn: ({ signal }) => callApi(endpoint(path), { signal }), retry: false });
  let times = 0;
`;
const DRAW = `
  times += 1;
  const { currency, today } = useBootstrap();
  return jsx('h1', { children: ['drawn', times, currency, today].join(' ') });
`;
/** A page that tells how often it was drawn. */
export const countedPage = (path = '/a/:city', rest = ''): LiveRemote => drawing(DRAW, rest, BEFORE, path);
/** It asks the API for `/x`, and waits for it. */
export const askingPage = countedPage('/a/:city', 'loader: (context) => ask(context),');

/** How often it was drawn when it was drawn for this answer. @param root what stands in it */
const timesIn = (root: string): number => Number(/<h1>drawn (\d+)/.exec(root)?.[1]);

/** What a test asks of the site that it has started, whose pages count. */
export function countedOn(current: () => LoaderSite) {
  /** The API's answer to a path from now on. */
  const answers = (path: string, cacheControl: string | undefined) =>
    current().api.answer(path, (_request, response) => {
      if (cacheControl) response.setHeader('cache-control', cacheControl);
      response.end('1');
    });
  const isAsked = async (path: string, times = 1) => {
    while (current().api.seen.filter(({ url }) => url === path).length < times)
      await new Promise((turn) => setImmediate(turn));
  };

  const get = async (url = '/a/b', headers: Record<string, string> = {}) => {
    const answer = await current().get(url, headers);
    return { ...answer, drawn: timesIn(rootOf(answer.body)) };
  };
  /** How many times the page was drawn when it is given to these visitors, one after another. */
  async function timesFor(...asked: Parameters<typeof get>[]) {
    let times = 0;
    for (const each of asked) times = (await get(...each)).drawn;
    return times;
  }
  return { answers, isAsked, get, timesFor };
}
