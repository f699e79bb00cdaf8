import { createSigner, createVerifier, generateKeys } from '../rights/signing.ts';
import { type ReleaseStore, revisionPath } from '../stores/release-store.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { hostOnPaper, mover, remoteOnPaper } from '../testing/releases.ts';
import { writeHead } from './head.ts';
import { movePointer } from './move-pointer.ts';
import { disabled, enabled, released } from './moves.ts';
import { type Pointer, readPointer } from './pointer.ts';

const pair = generateKeys();
const keys = { signer: createSigner(pair.privatePem), verifier: createVerifier(pair.publicPem) };
const HEAD = 'registry/head.json';
let memory: ReturnType<typeof memoryStore>;
let store: ReleaseStore;
let asked: string[];

/** Off and on again, one revision each. */
const move = () =>
  movePointer(memory, keys, {
    names: ['mf-a'],
    decide: (live) =>
      live
        ? (disabled(live, 'mf-a', mover()) ?? enabled(live, 'mf-a', mover()))
        : released(live, [hostOnPaper(), remoteOnPaper('mf-a')], mover()),
  });
const look = (known?: Pointer) =>
  readPointer(store, keys.verifier, known && { revision: known.revision, hash: known.hash ?? '' });

beforeEach(async () => {
  memory = memoryStore();
  asked = [];
  const tell = (verb: string, path: string) => void asked.push(`${verb} ${path}`);
  store = {
    ...memory,
    list(path) {
      tell('list', path);
      return memory.list(path);
    },
    read(path) {
      tell('read', path);
      return memory.read(path);
    },
    readUnless(path, tag) {
      tell('readUnless', path);
      return memory.readUnless(path, tag);
    },
  };
  for (let revision = 1; revision <= 3; revision += 1) await move();
});

test('nothing new costs a head that is the same and two reads that find nothing, and no listing', async () => {
  const known = await look();
  asked = [];
  expect(await look(known)).toMatchObject({ revision: 3, registry: undefined, broken: [] });
  expect(asked.sort()).toEqual([
    'read keys/000000001/keys.json',
    'read registry/000000004.json',
    'readUnless registry/head.json',
  ]);
});

test('who is some moves behind comes to the newest without a listing', async () => {
  const known = await look();
  for (let count = 0; count < 5; count += 1) await move();
  asked = [];
  expect(await look(known)).toMatchObject({ revision: 8, broken: [] });
  expect(asked.filter((one) => one.startsWith('list'))).toEqual([]);
});

test('a head that was not written, is an old one or comes from elsewhere hides no revision', async () => {
  const known = await look();
  const old = memory.objects.get(HEAD) ?? new Uint8Array();
  for (const head of [old, new TextEncoder().encode('{}'), undefined]) {
    await move();
    if (head) memory.objects.set(HEAD, head);
    else memory.objects.delete(HEAD);
    const newest = Math.max(
      ...[...memory.objects.keys()].map((name) => Number(/(\d{9})/.exec(name)?.[1] ?? 0)),
    );
    expect(await look(known)).toMatchObject({ revision: newest, broken: [] });
  }
});

test('a head that names what is not there shows nothing of it', async () => {
  const known = await look();
  await writeHead(memory, keys.signer, { revision: 9, hash: 'sha384-none' });
  expect(await look(known)).toMatchObject({ revision: 3, registry: undefined, broken: [] });
});

test('a revision between that was lost is told, though the newest is there', async () => {
  const known = await look();
  await move();
  await move();
  memory.objects.delete(revisionPath(4));
  expect((await look(known)).broken).toEqual([expect.objectContaining({ first: 4, last: 4, why: 'gone' })]);
});
