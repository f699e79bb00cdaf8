import { createSigner, createVerifier, generateKeys } from '../rights/signing.ts';
import { revisionPath } from '../stores/release-store.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { hostOnPaper, mover, remoteOnPaper } from '../testing/releases.ts';
import { movePointer } from './move-pointer.ts';
import { disabled, released } from './moves.ts';
import { readPointer } from './pointer.ts';
import type { Stretch } from './stretches.ts';

const pair = generateKeys();
const keys = { signer: createSigner(pair.privatePem), verifier: createVerifier(pair.publicPem) };
let store: ReturnType<typeof memoryStore>;

const move = (remote: string, version = '1.0.0-00000001', over: Stretch[] = []) =>
  movePointer(store, keys, {
    names: [remote],
    over,
    decide: (live) =>
      released(live, [...(live ? [] : [hostOnPaper()]), remoteOnPaper(remote, version)], mover()),
  });
const read = () => readPointer(store, keys.verifier);
const bytes = (text: string) => new TextEncoder().encode(text);

/** Five revisions, one remote each. */
beforeEach(async () => {
  store = memoryStore();
  for (const name of ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e']) await move(name);
});

test.each([
  ['the one before the newest', [4], { first: 4, last: 4 }],
  ['some further down', [2, 3], { first: 2, last: 3 }],
])('where %s is lost, nothing moves until that is named', async (_which, lost, stretch) => {
  for (const revision of lost) store.objects.delete(revisionPath(revision));
  expect((await read()).broken).toEqual([{ ...stretch, why: 'gone' }]);
  await expect(move('mf-f')).rejects.toThrow('The registry is broken');
  await move('mf-f', undefined, [stretch]);
  await move('mf-g');
  expect(await read()).toMatchObject({ revision: 7, broken: [] });
});

test('an emergency switch that was damaged is not undone by the next move of another team', async () => {
  await movePointer(store, keys, {
    names: ['mf-a'],
    decide: (live) => live && disabled(live, 'mf-a', mover()),
  });
  const whole = store.objects.get(revisionPath(6)) ?? bytes('');
  store.objects.set(revisionPath(6), whole.slice(0, 100));
  await expect(move('mf-b', '1.1.0-00000002')).rejects.toThrow('--over 6');
  store.objects.set(revisionPath(6), whole);
  expect((await move('mf-b', '1.1.0-00000002')).remotes['mf-a']?.disabled).not.toBeNull();
});

test('a revision that was put in the place of another one is noticed by the next', async () => {
  const other = memoryStore();
  for (const [name, object] of store.objects) other.objects.set(name, object);
  other.objects.delete(revisionPath(5));
  other.objects.delete(revisionPath(4));
  const mine = store;
  store = other;
  await move('mf-x');
  mine.objects.set(revisionPath(4), other.objects.get(revisionPath(4)) ?? bytes(''));
  store = mine;
  expect((await read()).broken).toEqual([
    { first: 4, last: 4, why: 'not the one that revision 5 was made from' },
  ]);
});

test('who runs on one revision does not follow to a newer one that was made from another', async () => {
  const { hash = '' } = await read();
  const [fifth] = [store.objects.get(revisionPath(5)) ?? bytes('')];
  store.objects.delete(revisionPath(5));
  await move('mf-x');
  await move('mf-y');
  expect((await read()).broken).toEqual([]);
  expect((await readPointer(store, keys.verifier, { revision: 5, hash })).broken).toEqual([
    expect.objectContaining({ first: 5, last: 5 }),
  ]);
  expect(fifth.length).toBeGreaterThan(0);
});

test('the oldest revisions may be taken away', async () => {
  for (const revision of [1, 2, 3]) store.objects.delete(revisionPath(revision));
  expect((await read()).broken).toEqual([]);
});

test.each(['9007199254740993', '9007199254740991', '1000000000', '06', '0', '-6', '6.0', '6e0', 'six'])(
  'a file registry/%s.json is no revision: it is told and in nobody’s way',
  async (name) => {
    store.objects.set(`registry/${name}.json`, bytes('{}'));
    expect(await read()).toMatchObject({ revision: 5, broken: [], strange: [`registry/${name}.json`] });
    expect((await move('mf-f')).revision).toBe(6);
  },
);

test('two that go over the same damage at once do not go over each other', async () => {
  store.objects.set(revisionPath(5), bytes('spoilt'));
  const over = [{ first: 5, last: 5 }];
  await Promise.all([move('mf-f', undefined, over), move('mf-g', undefined, over)]);
  const { registry, revision } = await read();
  expect(revision).toBe(7);
  expect(Object.keys(registry?.remotes ?? {})).toEqual(['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-f', 'mf-g']);
});

test('of a thousand revisions a look reads two, and asks once for newer keys', async () => {
  const document = (await read()).registry;
  if (!document) throw new Error('nothing is live');
  for (let revision = 6; revision <= 1000; revision += 1)
    store.objects.set(revisionPath(revision), bytes('old'));
  for (const revision of [998, 999, 1000]) {
    store.objects.set(
      revisionPath(revision),
      bytes(keys.signer.seal(JSON.stringify({ ...document, before: undefined, revision }))),
    );
  }
  let reads = 0;
  const counted = {
    ...store,
    read: (path: string) => {
      reads += 1;
      return store.read(path);
    },
  };
  expect((await readPointer(counted, keys.verifier)).revision).toBe(1000);
  await movePointer(counted, keys, {
    names: ['mf-a'],
    decide: (live) => live && disabled(live, 'mf-a', mover()),
  });
  expect((await readPointer(counted, keys.verifier)).broken).toEqual([]);
  expect(reads).toBeLessThanOrEqual(9);
});
