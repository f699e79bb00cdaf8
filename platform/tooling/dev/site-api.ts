import { createServer, type IncomingMessage, request as plainRequest, type ServerResponse } from 'node:http';
import { request as secureRequest } from 'node:https';

const UNREACHABLE = { type: 'about:blank', title: 'The site does not answer', status: 502 };
/** What a development edge would tell of pages from source is nobody's to count there. */
const KEPT_HERE = '/reports';

const isReport = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && url.split('?')[0] === KEPT_HERE;

/** Names this machine, or is made anew for the next connection. */
const NOT_PASSED = [
  'host',
  'connection',
  'origin',
  'referer',
  'cookie',
  'expect',
  'keep-alive',
  'transfer-encoding',
];

const isPassed = (name: string): boolean =>
  !NOT_PASSED.includes(name) && !name.startsWith('x-forwarded-') && name !== 'forwarded';

/** A call to the API of a running site, through its `/api`. */
function passOn(site: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const url = new URL(`${site}/api${incoming.url ?? '/'}`);
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => isPassed(name)));
  const begin = url.protocol === 'https:' ? secureRequest : plainRequest;
  const call = begin(url, { method: incoming.method ?? 'GET', headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  call.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else
      outgoing
        .writeHead(502, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
        .end(JSON.stringify(UNREACHABLE));
  });
  outgoing.on('close', () => call.destroy());
  incoming.pipe(call);
}

export interface SiteApi {
  /** origin on this machine */
  url: string;
  stop(): Promise<void>;
}

/**
 * Stands for the API of a running site on this machine: its calls go through that site's `/api`. Reports end here, since
 * pages from source would count among that site's.
 */
export async function startSiteApi(site: string): Promise<SiteApi> {
  const server = createServer((incoming, outgoing) => {
    if (!isReport(incoming)) return passOn(site, incoming, outgoing);
    incoming.resume();
    outgoing.writeHead(201, { 'content-type': 'application/json' }).end('{"accepted":0}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
