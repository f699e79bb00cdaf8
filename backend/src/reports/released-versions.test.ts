import { memoryStore } from '@alisio/platform/tooling/release/testing/memory-store.ts';
import { releasedIn } from './index.ts';

const document = new Map([['release.json', new TextEncoder().encode('{}')]]);

async function site() {
  const store = memoryStore();
  await store.publish('host', '1.0.0-0000000a', document);
  await store.publish('remotes/mf-a', '1.4.0-0a1b2c3d', document);
  await store.compareAndSwap(0, 'live');
  return store;
}

test.each([
  ['host', '1.0.0-0000000a', true],
  ['mf-a', '1.4.0-0a1b2c3d', true],
  ['mf-a', '1.0.0-0000000a', false],
  ['mf-b', '1.4.0-0a1b2c3d', false],
  ['host', '../remotes/mf-a/1.4.0-0a1b2c3d', false],
  ['mf-a', '..', false],
])('%s %s was published: %s', async (source, version, isReleased) => {
  const look = releasedIn(await site());
  expect([await look(source, version), await look(source, version)]).toEqual([isReleased, isReleased]);
});

test('what was never published is looked for once, however often it is reported', async () => {
  const store = await site();
  let reads = 0;
  const look = releasedIn({
    ...store,
    read: (path) => {
      reads += 1;
      return store.read(path);
    },
  });
  for (let report = 0; report < 20; report += 1) expect(await look('mf-a', '9.9.9-00000000')).toBe(false);
  expect(reads).toBe(1);
});

test('where the line releases elsewhere, or the store cannot be asked, every version counts as published', async () => {
  expect(await releasedIn(memoryStore())('mf-a', '9.9.9')).toBe(true);
  const away = { ...(await site()), read: () => Promise.reject(new Error('away')) };
  expect(await releasedIn(away)('mf-a', '9.9.9-00000000')).toBe(true);
});
