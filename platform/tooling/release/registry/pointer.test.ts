import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteRegistry } from '../../../sdk/registry/index.ts';
import { hashOf } from '../../build/integrity.ts';
import { createSigner, createVerifier, generateKeys } from '../rights/signing.ts';
import type { Site } from '../site/local-site.ts';
import { folderStore } from '../stores/folder-store.ts';
import { revisionPath } from '../stores/release-store.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { hostOnPaper, mover, remoteOnPaper } from '../testing/releases.ts';
import { publishRelease, readRelease } from '../versions/release-document.ts';
import { type Move, movePointer, Overtaken } from './move-pointer.ts';
import { disabled, released, rolledBack, rolledOut, withdrawn } from './moves.ts';
import { readPointer } from './pointer.ts';
import { readHistory } from './revisions.ts';

const keys = generateKeys();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alisio-pointer-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const toEverybody = (by: string, ...releases: Parameters<typeof released>[1]): Move => ({
  names: releases.map(({ name }) => name),
  decide: (live) => released(live, releases, mover(by)),
});
const [one, two, three] = ['1.0.0-00000001', '1.0.0-00000002', '1.0.0-00000003'];
const version = (number: string, name = 'mf-a') => remoteOnPaper(name, number);

describe.each([
  ['a folder', () => folderStore(join(folder, 'site'))],
  ['a memory', memoryStore],
])('in %s', (_name, place) => {
  let site: Site;
  beforeEach(async () => {
    site = {
      store: place(),
      signer: createSigner(keys.privatePem),
      verifier: createVerifier(keys.publicPem),
    };
    await movePointer(site.store, site, toEverybody('Ada', hostOnPaper(), version(one)));
  });
  const read = () => readPointer(site.store, site.verifier);
  const move = (wanted: Move, began?: Awaited<ReturnType<typeof read>>) =>
    movePointer(site.store, site, wanted, began);
  const liveVersion = async () => (await read()).registry?.remotes['mf-a']?.live.version;
  /** Puts a text under the next revision, past all that the line does. */
  const put = async (text: string) => site.store.compareAndSwap((await read()).revision, text);
  const stored = async (revision: number) =>
    new TextDecoder().decode(await site.store.read(revisionPath(revision)));

  test('two releases of one name at once: one is live, the other is told by whom it was overtaken', async () => {
    const began = await read();
    const outcomes = await Promise.allSettled([
      move(toEverybody('Ada', version(two)), began),
      move(toEverybody('Grace', version(three)), began),
    ]);
    const won = outcomes.findIndex(({ status }) => status === 'fulfilled');
    const lost = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(await liveVersion()).toBe(won === 0 ? two : three);
    expect(lost?.reason).toBeInstanceOf(Overtaken);
    expect(lost?.reason.message).toContain(
      `mf-a was moved in the meantime, by ${won === 0 ? 'Ada' : 'Grace'}`,
    );
    expect((await read()).revision).toBe(2);
  });

  test('whoever is overtaken is told of the move of their own name, not of the newest of all', async () => {
    const began = await read();
    await move(toEverybody('Grace', version(two)));
    await move(toEverybody('Linus', version(one, 'mf-b')));
    await expect(move(toEverybody('Ada', version(three)), began)).rejects.toThrow('by Grace');
  });

  test('who wanted just what the other did is not told off', async () => {
    const began = await read();
    await move(toEverybody('Ada', version(two)));
    expect((await move(toEverybody('Grace', version(two)), began)).revision).toBe(2);
  });

  test('a move that is not possible any more counts as overtaken', async () => {
    await move({ names: ['mf-a'], decide: (live) => live && rolledOut(live, version(two), 0.5, mover()) });
    const began = await read();
    const back: Move = { names: ['mf-a'], decide: (live) => live && withdrawn(live, 'mf-a', mover('Grace')) };
    await move(back);
    await expect(move(back, began)).rejects.toThrow(Overtaken);
  });

  test('moves of different names that began together are all live in the end', async () => {
    const began = await read();
    const names = ['mf-b', 'mf-c', 'mf-d', 'mf-e'];
    await Promise.all([
      ...names.map((name) => move(toEverybody('Ada', version(one, name)), began)),
      move({ names: ['mf-a'], decide: (live) => live && disabled(live, 'mf-a', mover()) }, began),
    ]);
    const { registry, revision } = await read();
    expect(Object.keys(registry?.remotes ?? {}).sort()).toEqual(['mf-a', ...names]);
    expect(registry?.remotes['mf-a']?.disabled).not.toBeNull();
    expect(revision).toBe(6);
  });

  test('two that claim one path at once: one is live, the other is refused, never both', async () => {
    const began = await read();
    const claims = [{ path: '/same', page: 'home', layout: 'default' as const }];
    const outcomes = await Promise.allSettled(
      ['mf-b', 'mf-c'].map((name) => move(toEverybody('Ada', remoteOnPaper(name, one, { claims })), began)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(Object.keys((await read()).registry?.remotes ?? {})).toHaveLength(2);
  });

  test.each([
    ['a changed byte', async () => (await stored(2)).replace(two, three)],
    ['half of it', async () => (await stored(2)).slice(0, 400)],
    ['nothing', async () => ''],
    [
      'another key',
      async () => createSigner(generateKeys().privatePem).seal(JSON.stringify((await read()).registry)),
    ],
    ['no signature', async () => JSON.stringify((await read()).registry)],
    ['an older revision again', async () => stored(1)],
    [
      'a signed text that is no registry',
      async () => site.signer.seal(JSON.stringify({ schema: 2, revision: 3 })),
    ],
  ])(
    'over a revision with %s nothing moves until that is named; then moves go on above it',
    async (_what, text) => {
      await move(toEverybody('Ada', version(two)));
      await put(await text());
      const pointer = await read();
      expect(pointer.registry?.remotes['mf-a']?.live.version).toBe(two);
      expect(pointer.broken).toEqual([expect.objectContaining({ first: 3, last: 3 })]);
      const further = toEverybody('Ada', version(three));
      await expect(move(further)).rejects.toThrow(/The newest that is whole is 2\..* with --over 3 /);
      await expect(move({ ...further, over: [{ first: 2, last: 3 }] })).rejects.toThrow(
        'Revision 2 is neither lost nor damaged',
      );
      expect((await move({ ...further, over: [{ first: 3, last: 3 }] })).revision).toBe(4);
      expect(await liveVersion()).toBe(three);
      expect((await read()).broken).toEqual([]);
      expect((await move(toEverybody('Ada', version(two)))).revision).toBe(5);
      expect((await readHistory(site.store, site.verifier, 10)).map(({ revision }) => revision)).toEqual([
        5, 4, 2, 1,
      ]);
    },
  );

  test('each revision names the one that it was made from, and the hash of its bytes', async () => {
    const next = await move(toEverybody('Ada', version(two)));
    const before = (await site.store.read(revisionPath(1))) ?? new Uint8Array();
    expect(next.before).toEqual({ revision: 1, hash: hashOf(before) });
  });

  test('a revision says since when it is live by the moment of its move, not of the command', async () => {
    const began = await read();
    const [pressed] = [new Date().toISOString()];
    await move({
      names: ['mf-b'],
      decide: (live, at) => released(live, [version(one, 'mf-b')], { by: 'Grace', at }),
    });
    const next = await move(
      { names: ['mf-a'], decide: (live, at) => released(live, [version(two)], { by: 'Ada', at }) },
      began,
    );
    const other = next.remotes['mf-b']?.since ?? '';
    const own = next.remotes['mf-a']?.since ?? '';
    expect(own >= other && other >= pressed).toBe(true);
    expect(next.change.at).toBe(own);
  });

  test('while keys are replaced, what both have signed is read; the old key alone does not read the new', async () => {
    const next = generateKeys();
    const renewed = {
      signer: createSigner(next.privatePem),
      verifier: createVerifier(`${keys.publicPem}${next.publicPem}`),
    };
    await movePointer(site.store, renewed, toEverybody('Ada', version(two)));
    expect((await readPointer(site.store, renewed.verifier)).revision).toBe(2);
    const { registry, broken } = await read();
    expect(registry?.revision).toBe(1);
    expect(broken).toHaveLength(1);
  });

  test('nobody who has read up to a revision reads it again', async () => {
    const { hash = '' } = await read();
    await move(toEverybody('Ada', version(two)));
    const second = await readPointer(site.store, site.verifier, { revision: 1, hash });
    expect([second.registry?.revision, second.broken]).toEqual([2, []]);
    const known = { revision: 2, hash: second.hash ?? '' };
    expect((await readPointer(site.store, site.verifier, known)).registry).toBeUndefined();
  });

  test('a published version speaks for itself: changed, cut off, or another one’s, it is refused', async () => {
    const publish = (release: ReturnType<typeof version>) =>
      publishRelease(site.store, site, {
        release,
        files: new Map([['entry.js', new TextEncoder().encode('code')]]),
        by: 'Ada',
        at: new Date(mover().at),
      });
    await publish(version(one));
    expect((await readRelease(site.store, site.verifier, 'mf-a', one))?.publishedBy).toBe('Ada');
    const good = (await site.store.read(`remotes/mf-a/${one}/release.json`)) ?? new Uint8Array();
    const text = new TextDecoder().decode(good);
    const bad: [string, string][] = [
      [two, text],
      [three, text.replace('code', 'cod3').replace('entry.js', 'other.js')],
      ['1.0.0-00000004', text.slice(0, -20)],
    ];
    for (const [name, content] of bad) {
      await site.store.publish(
        'remotes/mf-a',
        name,
        new Map([['release.json', new TextEncoder().encode(content)]]),
      );
      await expect(readRelease(site.store, site.verifier, 'mf-a', name)).rejects.toThrow();
    }
    expect(await readRelease(site.store, site.verifier, 'mf-a', '1.0.0-00000009')).toBeUndefined();
  });

  test('rolled back, the registry is whole and signed like any other', async () => {
    await move(toEverybody('Ada', version(two)));
    const next = await move({
      names: ['mf-a'],
      decide: (live) => live && rolledBack(live, version(one), mover('Grace')),
    });
    expect(siteRegistry.parse(JSON.parse(site.verifier.open(await stored(3))))).toEqual(next);
    expect(await liveVersion()).toBe(one);
  });
});
