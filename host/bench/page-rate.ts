import { Agent, get } from 'node:http';

const CONNECTIONS = 32;
const WARM_UP = 300;

interface Rate {
  perSecond: number;
  p50: number;
  p99: number;
  /** of all answers, those that were drawn at the edge */
  drawn: number;
  /** of all answers, those that were sent as they are kept, compressed already: only of these is the length known */
  kept: number;
}

/** What a visitor whose country is known sends: nothing has to be looked up. */
const COOKIE = 'country=CO; locale=es';

/** One answer, as a browser asks for it. Each caller is another: the edge gives each network its share. */
function ask(
  agent: Agent,
  url: string,
  caller: number,
  encoding: string,
): Promise<{ body: Buffer; isKept: boolean }> {
  return new Promise((resolve, reject) => {
    const headers = {
      accept: 'text/html',
      'accept-encoding': encoding,
      cookie: COOKIE,
      'x-forwarded-for': `198.18.${Math.floor(caller / 250) % 250}.${caller % 250}`,
    };
    get(url, { agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      const isKept = response.headers['content-length'] !== undefined;
      response.on('end', () => resolve({ body: Buffer.concat(parts), isKept }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** @param address of the request with that number */
async function measure(
  address: (index: number) => string,
  { connections = CONNECTIONS, count = 3000, encoding = 'br' } = {},
): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let [next, kept] = [0, 0];
  const caller = async (last: number) => {
    while (next < last) {
      const index = next;
      next += 1;
      const began = performance.now();
      const { isKept } = await ask(agent, address(index), index, encoding);
      kept += isKept ? 1 : 0;
      times.push(performance.now() - began);
    }
  };
  const all = (last: number) => Promise.all(Array.from({ length: connections }, () => caller(last)));
  await all(WARM_UP);
  times.length = kept = 0;
  const began = performance.now();
  await all(WARM_UP + count);
  const seconds = (performance.now() - began) / 1000;
  let drawn = 0;
  for (let sample = 0; sample < 20; sample += 1) {
    const text = String((await ask(agent, address(1_000_000 + sample), sample, 'identity')).body);
    drawn += text.includes('<div id="root" data-drawn>') ? 1 / 20 : 0;
  }
  agent.destroy();
  times.sort((one, other) => one - other);
  return {
    perSecond: count / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    drawn,
    kept: kept / count,
  };
}

function print(name: string, { perSecond, p50, p99, drawn, kept }: Rate, empty?: Rate): void {
  const share = empty ? `, ${(perSecond / empty.perSecond).toFixed(2)} of the empty route` : '';
  const told = empty ? `, drawn ${Math.round(drawn * 100)} %, kept ${Math.round(kept * 100)} %` : '';
  console.info(
    `  ${name.padEnd(34)} ${perSecond.toFixed(0).padStart(6)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${share}${told}`,
  );
}

/**
 * How many pages an edge gives a second, beside a route that does nothing. Prints, asserts nothing.
 * @param site that draws, and believes one hop who asks: to a single caller the API soon refuses searches, and a page
 * that lacks its answer is kept for nobody
 */
export async function benchPageRate(site: string, paths: readonly string[]): Promise<void> {
  const at = (path: string) => new URL(path, site).href;
  console.info(`\npages a second, ${CONNECTIONS} connections`);
  const empty = await measure(() => at('/healthz'), { count: 10_000 });
  print('empty route', empty);
  for (const path of paths) {
    const anew = (index: number) => `${at(path)}${path.includes('?') ? '&' : '?'}n=${index}-${Date.now()}`;
    // Nobody waits for anybody: what it takes to draw one page.
    print(`${path} drawn, one at a time`, await measure(anew, { connections: 1, count: 300 }), empty);
    print(`${path} drawn`, await measure(anew, { count: 1000 }), empty);
    print(`${path} kept`, await measure(() => at(path), { count: 5000 }), empty);
    print(`${path} kept, by gzip`, await measure(() => at(path), { count: 1000, encoding: 'gzip' }), empty);
  }
}
