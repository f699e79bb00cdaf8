import type { HostRelease, RemoteRelease, RouteClaim, SiteRegistry } from '../../../sdk/registry/index.ts';
import { type ReplayingApi, replayingApi } from './replaying-api.ts';
import { drawnClaims, FIRST, SECOND, type Visitor } from './two-visitors.ts';
import { type Drawn, differsIn, isLeftToBrowsers, type PageResponse, whatIsDrawn } from './what-is-drawn.ts';

/** An edge that has drawn for nobody yet, in one thread, and takes its time. */
export interface NewEdge {
  get(path: string, headers: Readonly<Record<string, string>>): Promise<PageResponse>;
  close(): Promise<void>;
}

export interface DrawnApart {
  live: SiteRegistry | undefined;
  /** without one every call fails */
  apiUrl: string | undefined;
  /** @param apiUrl in place of the API's own */
  openEdge(apiUrl: string): Promise<NewEdge>;
}

type Claim = Pick<RouteClaim, 'path' | 'known'>;

interface Visits {
  edge: NewEdge;
  api: ReplayingApi;
  release: HostRelease | RemoteRelease;
  /** pages whose loaders wait for no answer: for them none comes before they are drawn */
  hasty: Set<Claim>;
  /** pages that were there at least once: of others nothing is known */
  drawn: Set<Claim>;
}

/** An edge on a busy machine may give a page up: one that nobody drew says nothing of who was there before. */
const MOST_TRIES = 4;

async function visit({ edge, release, drawn }: Visits, claim: Claim, visitor: Visitor): Promise<Drawn> {
  const headers = { ...visitor.headers, 'x-alisio-mf': `${release.name}@${release.version}` };
  const tries = release.server?.draws ? MOST_TRIES : 1;
  let response = await edge.get(visitor.pathOf(claim), headers);
  for (let tried = 1; tried < tries && isLeftToBrowsers(response); tried += 1)
    response = await edge.get(visitor.pathOf(claim), headers);
  if (!isLeftToBrowsers(response)) drawn.add(claim);
  return whatIsDrawn(response);
}

/** The second visitor's page. */
async function second(visits: Visits, claim: Claim): Promise<Drawn> {
  const { api, hasty } = visits;
  if (!hasty.has(claim)) return visit(visits, claim, SECOND);
  const held = api.hold(SECOND.address);
  try {
    return await visit(visits, claim, SECOND);
  } finally {
    held.letGo();
  }
}

/** The second visitor's page, with all of another's between its first question and the answer. */
async function secondAround(visits: Visits, claim: Claim): Promise<Drawn> {
  const held = visits.api.hold(SECOND.address);
  try {
    let isThere = false;
    const drawing = visit(visits, claim, SECOND).finally(() => {
      isThere = true;
    });
    await Promise.race([held.asked, drawing]);
    await visit(visits, claim, FIRST);
    if (isThere) visits.hasty.add(claim);
    held.letGo();
    return await drawing;
  } finally {
    held.letGo();
  }
}

async function inTurn<T>(claims: readonly Claim[], work: (claim: Claim) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (const claim of claims) results.push(await work(claim));
  return results;
}

/** All pages, drawn for the second visitor alone. Twice: what a module makes with its first page is there then. */
async function drawnAlone(visits: Visits, claims: readonly Claim[]): Promise<Drawn[]> {
  await inTurn(claims, (claim) => second(visits, claim));
  return inTurn(claims, (claim) => second(visits, claim));
}

/** What came of the trial of a release's pages. */
interface Tried {
  /** how many follow from their own visitor alone */
  alike: number;
  /** paths of those that no try has drawn: left to browsers each time, they may follow from anything */
  untried: string[];
}

/** Who releases has to know of a page about which the trial says nothing. */
export const saidOfDrawn = ({ alike, untried }: Tried): string =>
  [
    `${alike} pages follow from their own visitor alone`,
    ...(untried.length > 0 ? [`NOT TRIED, left to browsers each time: ${untried.join(', ')}`] : []),
  ].join('; ');

/**
 * Draws each page of a release for one visitor and for another, and for the other where nobody else was: a page follows
 * from its inputs alone, and not from who was there before, or meanwhile. The API says the same to all.
 * @throws with the first page that differs, and in what
 */
export async function drawnApart(
  release: HostRelease | RemoteRelease,
  { live, apiUrl, openEdge }: DrawnApart,
): Promise<Tried> {
  const claims = drawnClaims(release, live);
  const api = await replayingApi(apiUrl);
  const edges: NewEdge[] = [];
  const hasty = new Set<Claim>();
  const drawn = new Set<Claim>();
  const open = async (): Promise<Visits> => {
    const edge = await openEdge(api.url);
    edges.push(edge);
    return { edge, api, release, hasty, drawn };
  };
  try {
    const [shared, own] = await Promise.all([open(), open()]);
    await inTurn(claims, (claim) => visit(shared, claim, FIRST));
    const meanwhile = await inTurn(claims, (claim) => secondAround(shared, claim));
    const after = await inTurn(claims, (claim) => second(shared, claim));
    const alone = await drawnAlone(own, claims);
    const untried = claims.filter((claim) => !drawn.has(claim)).map(({ path }) => path);
    const tried = { alike: claims.length - untried.length, untried };
    const isAlike = (pages: Drawn[]) => JSON.stringify(pages) === JSON.stringify(alone);
    if (isAlike(meanwhile) && isAlike(after)) return tried;
    // Some of it may differ each time: the time for instance.
    const again = await drawnAlone(await open(), claims);
    for (const [index, { path }] of claims.entries()) {
      const [expected, other] = [alone[index], again[index]];
      for (const found of [meanwhile[index], after[index]]) {
        const said = found && expected && other && differsIn(found, expected, other);
        if (said === undefined) continue;
        throw new Error(
          `${release.name} ${release.version} is not live: ${path} follows from another visitor’s page: ${said}. Nothing of a page may be kept in module variables.`,
        );
      }
    }
    return tried;
  } finally {
    api.close();
    await Promise.all(edges.map((edge) => edge.close()));
  }
}
