import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keep, keptFacts, readKept } from '../build/kept-releases.ts';
import {
  createSigner,
  createVerifier,
  generateKeys,
  hashOf,
  releaseToSite,
  type Site,
} from '../release/index.ts';
import { fakeHostBuild, fakeRemoteBuild, SERVER_HALF } from '../release/testing/fake-builds.ts';
import { memoryStore } from '../release/testing/memory-store.ts';
import { liveReleases } from './live-releases.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alisio-kept-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function siteWithRelease(): Promise<Site & { store: ReturnType<typeof memoryStore> }> {
  const { privatePem, publicPem } = generateKeys();
  const site = {
    store: memoryStore(),
    signer: createSigner(privatePem),
    verifier: createVerifier(publicPem),
  };
  const remote = { name: 'mf-a', uses: { react: ['useId'] }, claims: [] };
  await releaseToSite(site, {
    host: await fakeHostBuild(join(folder, 'host'), undefined, { react: ['useId'] }),
    remotes: [await fakeRemoteBuild(join(folder, 'mf-a'), remote)],
    by: 'team',
  });
  return site;
}

test('what is live is kept with its files, without their compressed forms, and reads back', async () => {
  await keep(await liveReleases(await siteWithRelease()), folder);
  const [host, remote] = await readKept(folder);
  expect(host?.release).toMatchObject({ name: 'host', provides: { react: ['useId'] } });
  expect(remote?.release).toMatchObject({ name: 'mf-a', uses: { react: ['useId'] } });
  expect([...(host?.files.keys() ?? [])]).toEqual(['face.woff2', 'main.js', 'query.js', SERVER_HALF]);
  expect(Buffer.from(remote?.files.get('entry.js') ?? '').toString()).toBe('// entry.js');
  expect((await keptFacts(folder)).map(({ name }) => name)).toEqual(['host', 'mf-a']);
});

test('a file that was changed since it was published is not kept', async () => {
  const site = await siteWithRelease();
  const entry = [...site.store.objects.keys()].find((path) => path.endsWith('/entry.js')) ?? '';
  site.store.objects.set(entry, Buffer.from('// other'));
  await expect(liveReleases(site)).rejects.toThrow(
    'entry.js of mf-a 1.0.0-00000001 is not what was published',
  );
});

test('where nothing is live there is nothing to keep', async () => {
  const { privatePem, publicPem } = generateKeys();
  const empty = {
    store: memoryStore(),
    signer: createSigner(privatePem),
    verifier: createVerifier(publicPem),
  };
  await expect(liveReleases(empty)).rejects.toThrow('Nothing is live here');
});

test('the releases in the tree are whole: each file is as it was pinned', async () => {
  const kept = await readKept();
  expect(kept.map(({ release }) => release.name)).toContain('host');
  for (const { release, files } of kept) {
    const pinned = 'main' in release ? release.main : [release.entry, release.manifest];
    for (const { url, integrity } of pinned) {
      expect(hashOf(files.get(url.split('/').at(-1) ?? '') ?? Buffer.from(''))).toBe(integrity);
    }
  }
});
