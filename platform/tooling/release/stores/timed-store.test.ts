import { memoryStore } from '../testing/memory-store.ts';
import { ReadTooSlow, readLimit, timedStore } from './timed-store.ts';

const never = () => new Promise<never>(() => undefined);

test('a read and a listing that never end are errors in time, and what answers is passed on', async () => {
  const store = memoryStore();
  await store.publish('host', '1.0.0-aa', new Map([['release.json', new TextEncoder().encode('a')]]));
  const timed = timedStore(store, 20);
  expect(await timed.list('host')).toEqual(['1.0.0-aa']);
  expect(await timed.read('host/1.0.0-aa/release.json')).toHaveLength(1);
  const hanging = timedStore({ ...store, list: never, read: never }, 20);
  await expect(hanging.list('registry')).rejects.toThrow(ReadTooSlow);
  await expect(hanging.read('host/1.0.0-aa/a.js')).rejects.toThrow(
    'host/1.0.0-aa/a.js was not read within 20 ms.',
  );
  expect(await hanging.compareAndSwap(0, 'one')).toBe(true);
});

test('the limit is a setting', () => {
  expect(readLimit({})).toBe(3000);
  expect(readLimit({ STORE_READ_MS: '50' })).toBe(50);
  for (const text of ['0', '-1', 'soon', '1.5', '9999999'])
    expect(() => readLimit({ STORE_READ_MS: text })).toThrow('STORE_READ_MS must be');
});

test('a read that is done is not late because its process was busy', async () => {
  const store = memoryStore();
  const read = () => new Promise<undefined>((done) => setImmediate(() => done(undefined)));
  const timed = timedStore({ ...store, read }, 20);
  const reading = timed.read('registry/1.json');
  const until = performance.now() + 40;
  while (performance.now() < until);
  await expect(reading).resolves.toBeUndefined();
});
