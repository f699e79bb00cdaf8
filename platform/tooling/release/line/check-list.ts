import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { SiteRegistry } from '../../../sdk/registry/index.ts';
import { readRemoteConfig, remoteFolders } from '../../build/remote-folders.ts';
import { fileFault, Misused } from '../../command-line/index.ts';
import { readAddresses } from './asked-addresses.ts';
import { askedAtSite, claimsAt } from './asked-at-site.ts';
import {
  claimsOf,
  isAsExpected,
  type RemoteClaims,
  type RouteAnswer,
  routesBy,
  withClaims,
} from './check-routes.ts';

export interface RouteCheck {
  /** list of addresses; `-` is the standard input */
  file: string;
  /** a running site, which is asked for each of them */
  site: string | undefined;
  /** a remote of the tree, whose claims stand in for the live ones */
  withRemote: string | undefined;
  /** what is live in the store; not asked for where a site is named */
  live(): Promise<SiteRegistry>;
}

/** @throws Misused for a remote that the tree has not */
async function claimsInTree(name: string): Promise<RemoteClaims> {
  const folder = remoteFolders().find((one) => basename(one) === name);
  if (!folder) throw new Misused(`There is no remote ${name} in the tree.`);
  return { name, claims: (await readRemoteConfig(folder)).routes, isOff: false };
}

/** @throws Misused */
function siteIn(text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new Misused(`--site is an address such as https://alisio.example, not "${text}".`);
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file === '-' ? '/dev/stdin' : file, 'utf8');
  } catch (cause) {
    throw new Misused(`${file} cannot be read: ${fileFault(cause)}.`, { cause });
  }
}

/**
 * Who answers each address of a list: by the claims of what is live, or of a site that is asked as well for where its
 * addresses lead on.
 * @throws Misused; with a sentence when the site does not answer
 */
export async function checkList({ file, site, withRemote, live }: RouteCheck): Promise<RouteAnswer[]> {
  if (site !== undefined && withRemote !== undefined)
    throw new Misused('--with is about claims that no site has yet: without --site, please.');
  const addresses = readAddresses(await textOf(file));
  if (addresses.length === 0)
    throw new Misused(`${file} has no address in it: one a line, or in the first column of a table.`);
  const origin = site === undefined ? undefined : siteIn(site);
  const claimed = origin === undefined ? claimsOf(await live()) : await claimsAt(origin);
  const remotes = withRemote === undefined ? claimed : withClaims(claimed, await claimsInTree(withRemote));
  const routes = addresses.map(routesBy(remotes));
  return origin === undefined ? routes : askedAtSite(origin, routes);
}

/** A line for each address, and behind it what was expected in its place. */
export const routesText = (routes: readonly RouteAnswer[]): string =>
  routes
    .map((route) =>
      [
        route.address,
        route.answer,
        route.claim,
        ...(isAsExpected(route) ? [] : [`expected ${route.expected}`]),
      ].join('\t'),
    )
    .join('\n');

/**
 * How many each answers, and how many are not as they ought to be.
 * @param isAsked whether a site was asked: claims alone do not say where one of their addresses leads on to, nor that its
 * page has nothing to show
 */
export function routesSummary(routes: readonly RouteAnswer[], { isAsked }: { isAsked: boolean }): string {
  const counts = new Map<string, number>();
  for (const { answer } of routes) {
    const who = answer.startsWith('/') || answer.includes('://') ? 'lead on' : answer;
    counts.set(who, (counts.get(who) ?? 0) + 1);
  }
  const told = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([who, count]) => `${who} ${count}`)
    .join(', ');
  const wrong = routes.filter((route) => !isAsExpected(route)).length;
  const limit = isAsked
    ? ''
    : '\nBy claims alone: what leads on elsewhere, and what a page has nothing for (404), only a site knows (--site).';
  return `${routes.length} addresses: ${told}${wrong > 0 ? `; ${wrong} not as expected` : ''}${limit}`;
}
