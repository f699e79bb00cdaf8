import { memoryStore } from '../testing/memory-store.ts';
import { claimedVersions } from './claims.ts';
import { refuseGone, unfinished } from './marks.ts';

const HOUR_MS = 60 * 60 * 1000;
const VERSION = { name: 'mf-a', version: '1.0.0-00000001' };
const KEY = 'mf-a@1.0.0-00000001';

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

test('a claim counts for a day; then whoever made it has died, and it is taken away', async () => {
  const store = memoryStore();
  const claim = (name: string, hours: number) =>
    store.replace(
      `claims/${name}.json`,
      JSON.stringify({ schema: 1, at: ago(hours), versions: [`mf-${name}@1`] }),
    );
  await claim('young', 23);
  await claim('old', 25);
  expect([...(await claimedVersions(store))]).toEqual(['mf-young@1']);
  expect(await store.list('claims')).toEqual(['young.json']);
});

test.each([
  [23, 'is being taken away by a prune'],
  [25, undefined],
])('a version that was marked %d hours ago: %s', async (hours, why) => {
  const store = memoryStore();
  const mark = { schema: 1, ...VERSION, at: ago(hours), state: 'going' };
  await store.replace(`going/${KEY}.json`, JSON.stringify(mark));
  const named = refuseGone(store, VERSION, 'named');
  await (why === undefined ? expect(named).resolves.toBeUndefined() : expect(named).rejects.toThrow(why));
});

test('that a version is gone is known for a day, and what a prune has begun until one ends it', async () => {
  const store = memoryStore();
  const mark = (version: string, hours: number, state: string) =>
    store.replace(
      `going/mf-a@${version}.json`,
      JSON.stringify({ schema: 1, name: 'mf-a', version, at: ago(hours), state }),
    );
  await mark('1', 25, 'gone');
  await mark('2', 23, 'gone');
  await mark('3', 25, 'going');
  expect(await unfinished(store)).toMatchObject([{ name: 'mf-a', version: '3' }]);
  expect((await store.list('going')).toSorted()).toEqual(['mf-a@2.json', 'mf-a@3.json']);
});
