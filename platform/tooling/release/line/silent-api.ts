import { type StandIn, standIn } from './stand-in.ts';

/** Stands in for an API where none runs: every call gets a 503 (RFC 9457), as in an outage, so pages have to cope. */
export function silentApi(): Promise<StandIn> {
  const problem = JSON.stringify({ type: 'about:blank', title: 'No API behind this test', status: 503 });
  return standIn((_request, response) => {
    response.writeHead(503, { 'content-type': 'application/problem+json' }).end(problem);
  });
}
