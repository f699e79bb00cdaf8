import { readdirSync, readFileSync } from 'node:fs';
import { chooseClaim, claimsInOrder } from '@alisio/platform/addresses/choose-claim.ts';
import { type MovedPairs, movedPair, type RouteClaim } from '@alisio/platform/sdk/registry';
import { claimsOfTree } from '@alisio/platform/testing/claims-of-tree.ts';
import { generatePath } from 'react-router';
import { leadsTo } from './redirects.ts';

const SITE = 'https://alisio.example';
const TEXTS = new URL('../../../backend/data/content/', import.meta.url);

let claims: readonly { claim: RouteClaim }[];
let site: { remotes: Record<string, { live: { claims: RouteClaim[] } }> };
let pairs: MovedPairs;
beforeAll(async () => {
  const remotes = await claimsOfTree();
  claims = claimsInOrder(remotes.flatMap((remote) => remote.claims.map((claim) => ({ claim }))));
  site = {
    remotes: Object.fromEntries(remotes.map(({ name, claims: own }) => [name, { live: { claims: own } }])),
  };
  const found = claims.find(({ claim }) => claim.movedPairs)?.claim.movedPairs;
  if (!found) throw new Error('nothing moved by pairs');
  pairs = found;
});

/** Where an address leads by all tables of the tree. */
const leads = (address: string): string | undefined =>
  leadsTo({ site, rules: [] }, new URL(address, SITE), SITE);

/** What is wrong with where an old address leads: it stays, leads on, or nobody answers there. */
function faultOf(address: string): string | undefined {
  const to = leads(address);
  if (to === undefined) return `${address} stays`;
  const { pathname } = new URL(to, SITE);
  if (leads(to) !== undefined) return `${address} → ${to} leads on`;
  return chooseClaim(claims, pathname) ? undefined : `${address} → ${to} is answered by nobody`;
}

const joined = (name: string) => name.replaceAll('-', '');

test('each line of each table leads to a page, in one step', () => {
  const old = claims.flatMap(({ claim }) => Object.keys(claim.moved ?? {}));
  expect(old.map((address) => faultOf(address.replace(/\/\*$/, '/x'))).filter(Boolean)).toEqual([]);
});

test('each pair of two cities of several words leads to its flights, as they are written today, and nowhere else', () => {
  const several = Object.keys(pairs.places).filter((name) => name.includes('-'));
  expect(several.length).toBeGreaterThan(800);
  const wrong: string[] = [];
  let turn = 0;
  for (const from of several) {
    for (const to of several) {
      const [old, now] = [`/${from}-a-${to}`, `/${joined(from)}-a-${joined(to)}/results`];
      const led = movedPair('/:url/results', pairs, `${old}/results`);
      if (led !== now) wrong.push(`${old}/results → ${led}`);
      turn += 1;
      // The rest holds for each of them by the same lines of code: one of each row, another one each time.
      if (turn % (several.length + 1) !== 0) continue;
      const alone = `${now}?from=${pairs.places[from]}&to=${pairs.places[to]}`;
      for (const address of [old, `${old}/results`])
        wrong.push(...[faultOf(address)].flatMap((fault) => fault ?? []));
      if (leads(old) !== alone) wrong.push(`${old} → ${leads(old)}`);
      if (leads(now) !== undefined) wrong.push(`${now} → ${leads(now)}`);
    }
  }
  expect(wrong.slice(0, 9)).toEqual([]);
});

test('and so does one beside a city of one word, in any spelling of both', () => {
  for (const word of [
    'buenos-aires-a-miami',
    'Buenos-Aires-a-MIAMI',
    'buenosaires-a-miami',
    'buenos-aires-a-míami',
  ])
    expect(leads(`/${word}`)).toBe('/buenosaires-a-miami/results?from=BUE&to=MIA');
  expect(leads('/pointe-a-pitre-a-a-coruna')).toBe('/pointeapitre-a-acoruna/results?from=PTP&to=LCG');
  // Called Cuzco in those addresses, Cusco today.
  for (const old of ['buenos-aires-a-cuzco', 'buenos-aires-a-cusco'])
    expect(leads(`/${old}`)).toMatch(/^\/buenosaires-a-cu[sz]co\/results\?from=BUE&to=CUZ$/);
  expect(leads('/buenos-aires-a-narnia/results?x=1')).toBe('/buenosaires-a-narnia/results?x=1');
  for (const stays of [
    '/buenosaires-a-miami/results',
    '/buenos-aires-a-narnia',
    '/no-hay-a-nada/results',
    '/buenos-aires-a-miami/x',
  ])
    expect(leads(stays)).toBeUndefined();
});

test('what only looks like two cities stays: signs that would make another address of it, and words without end', () => {
  for (const sign of ['%2f%2fother.example', '%3ffrom=EZE', '%23x', '%5cx', '%00', '%25'])
    expect(leads(`/buenos-aires-a-${sign}/results`)).toBeUndefined();
  // Read at each cut, the longest address that is let in took the edge's one thread half a second.
  const began = performance.now();
  for (const word of ['-a', 'a-a-', 'buenos-aires-a-']) {
    const long = word.repeat(4000 / word.length);
    expect([leads(`/${long}`), leads(`/${long}/results`)]).toEqual([undefined, undefined]);
  }
  expect(performance.now() - began).toBeLessThan(300);
});

test('an article about an airline leads to its page, for each that has one', () => {
  const slugs = new Set(readdirSync(new URL('airlines', TEXTS)).map((name) => name.split('.')[0]));
  expect(slugs.size).toBe(17);
  for (const slug of slugs) {
    expect(leads(`/articulos/volar-con-${slug}?utm=x`)).toBe(`/airlines/${slug}?utm=x`);
    expect(leads(`/airlines/${slug}`)).toBeUndefined();
  }
});

test('no page of the site is taken: neither what a remote claims, nor a text', () => {
  const paths = claims.map(({ claim: { path } }) =>
    path.includes('*') ? '/' : generatePath(path.replaceAll('?', ''), SAMPLES),
  );
  const texts = ['articles', 'countries', 'pages'].flatMap((folder) =>
    readdirSync(new URL(folder, TEXTS)).map((name) => {
      const text = readFileSync(new URL(`${folder}/${name}`, TEXTS), 'utf8');
      const [, slug = ''] = /^slug: (.*)$/m.exec(text) ?? [];
      const [, section] = /^sections: \[([a-z-]+)/m.exec(text) ?? [];
      return section === undefined ? `/${slug}` : `/${section}/${slug}`;
    }),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect([...paths, ...texts].filter((path) => leads(path) !== undefined)).toEqual([]);
});

/** A value for each parameter that claims have. */
const SAMPLES: Record<string, string> = new Proxy({}, { get: () => 'x', has: () => true });
