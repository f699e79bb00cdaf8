import { hashOf } from '../../build/integrity.ts';
import { grantKey, type NewGrant } from '../granting/issue-keys.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { hostOnPaper, remoteOnPaper } from '../testing/releases.ts';
import {
  hotelsGrant,
  publish,
  rootKeys,
  siteFor,
  type TeamKey,
  teamKey,
  thiefOf,
} from '../testing/team-site.ts';
import { publishRelease, readRelease } from '../versions/release-document.ts';
import { isBelow } from './coverage.ts';
import { learnKeys } from './learn-keys.ts';
import { createSigner, createVerifier } from './signing.ts';

const hotels = (overrides = {}) => remoteOnPaper('mf-hotels', '1.1.0-00000002', overrides);
const claiming = (path: string) => hotels({ claims: [{ path, page: 'home', layout: 'default' }] });

let store: ReturnType<typeof memoryStore>;
let key: TeamKey;
beforeEach(() => {
  store = memoryStore();
  key = teamKey();
});

async function team(overrides: Partial<NewGrant> = {}) {
  await grantKey(siteFor(store, rootKeys), hotelsGrant(key, overrides));
  const site = siteFor(store, key);
  await learnKeys(store, site.verifier);
  return site;
}

test('a team publishes its remote, and anybody who knows the root trusts it', async () => {
  await publish(await team(), hotels(), 'Hoteles');
  const read = await readRelease(store, createVerifier(rootKeys.publicPem), 'mf-hotels', hotels().version);
  expect(read).toMatchObject({ publishedBy: 'Hoteles' });
});

test.each([
  ['another team’s remote', remoteOnPaper('mf-booking'), 'may not release mf-booking'],
  ['the shell', hostOnPaper(), 'may not release host'],
  ['an address of others', claiming('/booking'), 'may not claim /booking'],
  ['an address that only begins alike', claiming('/mf-hotels-and-more'), 'may not claim /mf-hotels-and-more'],
  ['any address', claiming('/:url'), 'may not claim /:url'],
  ['the home page', claiming('/'), 'may not claim /'],
  ['a namespace of others', hotels({ namespace: 'tours' }), 'may not use the namespace tours'],
])('it does not publish %s, and a reader refuses it all the same', async (_what, release, why) => {
  await expect(publish(await team(), release, 'Hoteles')).rejects.toThrow(why);
  expect(await store.list('remotes')).toEqual([]);
  await publish(thiefOf(store, key), release, 'Hoteles');
  await expect(
    readRelease(store, createVerifier(rootKeys.publicPem), release.name, release.version),
  ).rejects.toThrow(why);
});

test.each([
  ['sent', { sent: 15 }, 'may not bring 20 bytes: its ceiling is 15'],
  ['of its half for the edge', { server: 5 }, 'may not bring 9 bytes for the edge: its ceiling is 5'],
])('a ceiling of its key holds: bytes %s', async (_what, ceilings, why) => {
  const server = { ...hotels().entry, bytes: 9, loads: [] };
  await expect(publish(await team({ ceilings }), hotels({ server }), 'Hoteles')).rejects.toThrow(why);
});

test('a ceiling counts what files have, not what a version says of them, and those that no page names', async () => {
  const site = await team({ ceilings: { sent: 25 } });
  const files = new Map(
    [
      ['entry.js', 4000],
      ['entry.js.br', 20],
      ['picture.svg', 5],
      ['alone.br', 1],
    ].map(([name, bytes]) => [String(name), new Uint8Array(Number(bytes))]),
  );
  const told = { release: hotels(), files, by: 'Hoteles', at: new Date() };
  await expect(publishRelease(store, site, told)).rejects.toThrow(
    'may not bring 26 bytes: its ceiling is 25',
  );
  files.delete('alone.br');
  await publishRelease(store, site, told);
});

test('a version that says nothing of its files’ sizes is none of a key with ceilings', async () => {
  await team({ ceilings: { sent: 25_000 } });
  const { version } = hotels();
  const document = {
    ...{ schema: 1, release: hotels(), hashes: { 'entry.js': hashOf('') } },
    ...{ publishedAt: new Date().toISOString(), publishedBy: 'Hoteles' },
  };
  const put = async (sizes: object) => {
    const sealed = createSigner(key.privatePem).seal(JSON.stringify({ ...document, ...sizes }));
    await store.replace(`remotes/mf-hotels/${version}/release.json`, sealed);
  };
  const read = () => readRelease(store, createVerifier(rootKeys.publicPem), 'mf-hotels', version);
  await put({});
  await expect(read()).rejects.toThrow('may not bring files without saying how large they are');
  await put({ sizes: { 'entry.js': 10 } });
  expect(await read()).toMatchObject({ publishedBy: 'Hoteles' });
});

test('nobody publishes for somebody else', async () => {
  await expect(publish(await team(), hotels(), 'Plataforma')).rejects.toThrow('is not Plataforma');
});

test.each([
  ['/hoteles', '/hoteles', true],
  ['/hoteles', '/Hoteles/:id/rooms', true],
  ['/us/hotel', '/us/hotel/loscabos', true],
  ['/hoteles', '/hotelesbaratos', false],
  ['/hoteles', '/hoteles?/booking', false],
  ['/us/hotel', '/us', false],
  ['/', '/', true],
  ['/', '/booking', false],
  ['/*', '/booking', true],
  ['/:url/results', '/:url/results', true],
  ['/:url/results', '/:url', false],
])('of the prefix %s, %s is one of its addresses: %s', (prefix, path, is) => {
  expect(isBelow(prefix, path)).toBe(is);
});
