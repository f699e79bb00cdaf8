import { hashOf } from '@alisio/platform/tooling/release';
import { remoteFixture, siteFixture } from '../testing/site-fixture.ts';
import { siteReleases } from './site-releases.ts';
import { verifiedFiles } from './verified-files.ts';

const log = { error: () => undefined, warn: () => undefined };
const MEGABYTE = 1024 * 1024;

test('a release that is asked for again and again is read once, however many others are', async () => {
  const { site, publish } = await siteFixture();
  const versions = Array.from({ length: 120 }, (_, index) => `1.0.${index}-bbbbbbbb`);
  for (const version of versions) await publish(remoteFixture([], { version }));
  const readPaths: string[] = [];
  const store = {
    ...site.store,
    read: (path: string) => {
      readPaths.push(path);
      return site.store.read(path);
    },
  };
  const releases = siteReleases(store, site.verifier, log);
  const [live = '', ...others] = versions;
  for (const version of others) {
    expect((await releases.release('mf-a', live))?.version).toBe(live);
    expect((await releases.release('mf-a', version))?.version).toBe(version);
  }
  expect(readPaths.filter((path) => path.includes(`/${live}/`))).toHaveLength(1);
});

test('a file that is asked for again and again is read once, however many bytes others have', async () => {
  const { site } = await siteFixture();
  const content = new Uint8Array(MEGABYTE);
  const readPaths: string[] = [];
  const store = {
    ...site.store,
    read: async (path: string) => {
      readPaths.push(path);
      return content;
    },
  };
  const files = verifiedFiles(store, siteReleases(site.store, site.verifier, log));
  // Of a version that tells nothing of its files' sizes.
  const read = (file: string) =>
    files.read({ name: 'host', version: '1.0.0-cccccccc', file }, hashOf(content));
  for (let other = 0; other < 120; other += 1) {
    expect(await Promise.all([read('main.js'), read('main.js')])).toEqual([content, content]);
    await read(`other-${other}.js`);
  }
  expect(readPaths.filter((path) => path.endsWith('main.js'))).toHaveLength(1);
  await read('other-0.js');
  expect(readPaths.filter((path) => path.endsWith('other-0.js'))).toHaveLength(2);
});
