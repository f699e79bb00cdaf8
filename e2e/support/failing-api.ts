import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Listening, listening } from './listening.ts';

/** The calls at the beginning of a visit (§7). */
const CALLS = {
  location: '/visitor/location',
  configuration: '/configuration',
  contacts: '/graphql',
  rates: '/currencyExchange',
} as const;

/** How a call goes wrong. */
const TROUBLES = {
  'no connection': (response: ServerResponse) => response.destroy(),
  'a problem': (response: ServerResponse) =>
    response
      .writeHead(500, { 'content-type': 'application/problem+json' })
      .end(JSON.stringify({ type: '/problems/internal', title: 'Something failed', status: 500 })),
  'a page in place of data': (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Wi-Fi</title>'),
} as const;

type Trouble = keyof typeof TROUBLES;
export interface Failing {
  call: keyof typeof CALLS;
  by: Trouble;
  /** it fails for the edge's own question, and not for that of a browser */
  atEdgeOnly?: boolean;
}

export interface FailingApi extends Listening {
  /** how often it was asked for a call, by the edge or by browsers */
  asked(call: keyof typeof CALLS): number;
}

/** What a browser asks comes through the edge with the name that it asked by. */
const isOfBrowser = ({ headers }: IncomingMessage) => headers['x-forwarded-host'] !== undefined;

/** Stands before the product's API: one call fails, for whoever asks, and all others go through. */
export async function startFailingApi(apiPort: string, failing?: Failing): Promise<FailingApi> {
  const asked: string[] = [];
  const fails = (request: IncomingMessage) =>
    failing !== undefined &&
    request.url === CALLS[failing.call] &&
    !(failing.atEdgeOnly && isOfBrowser(request));
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    asked.push(url);
    if (failing && fails(request)) return void TROUBLES[failing.by](response);
    const onward = ask({ host: '127.0.0.1', port: apiPort, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  return {
    ...(await listening(server)),
    asked: (call) => asked.filter((url) => url === CALLS[call]).length,
  };
}
