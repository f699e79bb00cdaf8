import type { SiteRegistry } from '../../../sdk/registry/index.ts';
import { grantKey, revokeKey } from '../granting/issue-keys.ts';
import { movePointer } from '../registry/move-pointer.ts';
import { disabled } from '../registry/moves.ts';
import { readPointer } from '../registry/pointer.ts';
import { mover } from '../testing/releases.ts';
import {
  forge,
  hotelsGrant,
  rootKeys,
  siteFor,
  siteOfTwo,
  type TeamKey,
  teamKey,
} from '../testing/team-site.ts';
import { keysName, learnKeys } from './learn-keys.ts';
import { createVerifier } from './signing.ts';

let store: Awaited<ReturnType<typeof siteOfTwo>>;
let key: TeamKey;
/** Of documents of keys, since they were counted last. */
let reads: string[];
beforeEach(async () => {
  store = await siteOfTwo();
  key = teamKey();
  await grantKey(root(), hotelsGrant(key));
  reads = [];
  const { read } = store;
  store.read = (path) => {
    if (path.startsWith('keys/')) reads.push(path);
    return read(path);
  };
});

const root = () => siteFor(store, rootKeys);
const fresh = () => createVerifier(rootKeys.publicPem);
const pathOf = (number: number) => `keys/${keysName(number)}/keys.json`;
const readBy = async (work: () => Promise<unknown>): Promise<number> => {
  reads = [];
  await work();
  return reads.length;
};
const off = (live: SiteRegistry | undefined) =>
  live && disabled(live, 'mf-hotels', mover('Hoteles', new Date().toISOString()));

/** An edge that runs: it has read the site, and looks on from what it has. */
async function running() {
  const verifier = fresh();
  const first = await readPointer(store, verifier);
  const known = { revision: first.registry?.revision ?? 0, hash: first.hash ?? '' };
  return { verifier, look: () => readPointer(store, verifier, known) };
}

/** The root takes the key away in one document and grants another in the next; the store shows the second alone. */
async function hideTheFirst(): Promise<TeamKey> {
  const other = teamKey();
  await revokeKey(root(), key.id);
  await grantKey(root(), hotelsGrant(other));
  store.objects.delete(pathOf(2));
  return other;
}

test('where nothing is new a look reads one number of keys', async () => {
  const { look } = await running();
  expect(await readBy(look)).toBe(1);
});

test('a document behind one that the store hides is learnt with the first revision that names it', async () => {
  const { verifier, look } = await running();
  await hideTheFirst();
  await look();
  expect(verifier.held.number).toBe(1);
  await movePointer(store, root(), { names: ['mf-hotels'], decide: off });
  const { list } = store;
  store.list = (path) => (path === 'keys' ? Promise.reject(new Error('listed')) : list(path));
  expect(await look()).toMatchObject({ registry: { revision: 2 }, broken: [] });
  expect(verifier.held.number).toBe(3);
});

test('and with the first that a key of it has signed, which nobody knows yet', async () => {
  const { look } = await running();
  await forge(siteFor(store, await hideTheFirst()), off);
  expect(await look()).toMatchObject({ registry: { revision: 2 }, broken: [] });
});

test('and by itself, when nothing is moved', async () => {
  const { verifier, look } = await running();
  await hideTheFirst();
  for (let count = 0; count < 60; count += 1) await look();
  expect(verifier.held.number).toBe(3);
});

describe('documents that no root has signed', () => {
  const FALSE = 300;
  const [short, large] = [new TextEncoder().encode('{}'), new Uint8Array(5_000_000)];
  beforeEach(() => {
    for (let number = 2; number < 2 + FALSE; number += 1)
      store.objects.set(pathOf(number), number % 2 ? short : large);
  });

  test('cost a look of an edge that runs a few reads, each of them once', async () => {
    const verifier = fresh();
    const hidden = [...store.objects].filter(([path]) => path.startsWith('keys/') && path !== pathOf(1));
    for (const [path] of hidden) store.objects.delete(path);
    await learnKeys(store, verifier);
    for (const [path, content] of hidden) store.objects.set(path, content);
    const looks: number[] = [];
    for (let count = 0; count < 50; count += 1) looks.push(await readBy(() => learnKeys(store, verifier)));
    expect(Math.max(...looks)).toBeLessThanOrEqual(8);
    expect(looks.at(-1)).toBe(1);
  });

  test('stand in the way of no grant, and hide none from who begins or runs', async () => {
    const { verifier, look } = await running();
    await revokeKey(root(), key.id);
    for (const reader of [fresh(), verifier]) {
      await readPointer(store, reader);
      expect(reader.held.grantAt(key.id, 2)).toBeUndefined();
      expect(reader.held.number).toBe(2 + FALSE);
    }
    expect(await readBy(look)).toBe(1);
  });

  test('and are asked for again, should a root have written in their place', async () => {
    const { verifier, look } = await running();
    await revokeKey(root(), key.id);
    const real = store.objects.get(pathOf(2 + FALSE)) ?? new Uint8Array();
    store.objects.set(pathOf(2 + FALSE), short);
    const late = fresh();
    await learnKeys(store, late);
    store.objects.set(pathOf(2 + FALSE), real);
    expect(late.held.number).toBe(1);
    for (let count = 0; late.held.number === 1 && count < 600; count += 1) await learnKeys(store, late);
    expect(late.held.number).toBe(2 + FALSE);
    await look();
    expect(verifier.held.number).toBe(2 + FALSE);
  });
});
