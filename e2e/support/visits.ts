import { randomInt } from 'node:crypto';
import { ownApi } from './own-api.ts';

/** Visitors of a page, each with a browser of their own, who tell of it as the shell does. */
export interface Visits {
  /** of the edge that they come to */
  site: string;
  path: string;
  /** name of the remote that claims it */
  remote: string;
  /** version in which something breaks for one visitor in `of` */
  breaks: { version: string; of: number } | undefined;
}

/** Which version of the remote somebody new is given, as the page says. */
async function versionGiven({ site, path, remote }: Visits): Promise<string | undefined> {
  const page = await fetch(site + path, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } });
  const text = await page.text();
  return new RegExp(`/remotes/${remote}/([0-9A-Za-z.-]+)/`).exec(text)?.[1];
}

let networks = 0;
/** Of a network that nobody of before is of. */
function addressAnew(): string {
  networks += 1;
  return `${11 + (networks >> 8)}.${networks & 255}.0.${1 + randomInt(250)}`;
}

/** One visitor comes, looks, and leaves: `broken` counts those for whom something breaks. */
async function visit(visits: Visits, broken: { every: number }): Promise<void> {
  const version = await versionGiven(visits);
  if (version === undefined) return;
  const { breaks, remote: source, path: page } = visits;
  const of = { source, version, page };
  let isBroken = false;
  if (breaks?.version === version) {
    broken.every += 1;
    isBroken = broken.every % breaks.of === 0;
  }
  const trouble = { kind: 'error', ...of, name: 'RangeError', message: 'no price' };
  const load = { kind: 'vital', ...of, name: 'TTFB', value: 80 };
  await fetch(`${ownApi()}/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressAnew() },
    body: JSON.stringify({ host: '1.0.0', reports: isBroken ? [load, trouble] : [load] }),
  });
}

const AT_ONCE = 4;

/** Visitors come one after another until `isOver`. */
export async function visitUntil(visits: Visits, isOver: () => boolean): Promise<void> {
  const broken = { every: 0 };
  const one = async () => {
    while (!isOver()) await visit(visits, broken);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}
