import { drawing, type LiveRemote } from './loader-site.ts';

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
export const timesIn = (root: string): number => Number(/<h1>drawn (\d+)/.exec(root)?.[1]);
