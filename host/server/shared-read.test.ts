import { sharedRead } from './shared-read.ts';

/** A thing that is read slowly: each read ends when it is told to. */
function slowThing() {
  const reads: { began: number; end(): void }[] = [];
  let written = 0;
  return {
    reads,
    write: () => {
      written += 1;
    },
    read: () =>
      new Promise<number>((resolve) => {
        const seen = written;
        reads.push({ began: seen, end: () => resolve(seen) });
      }),
  };
}

/** Lets what is settled be followed by what waits for it. */
const settle = () => new Promise((done) => setImmediate(done));

test('who asks after a write gets it, also while an older read is on its way', async () => {
  const thing = slowThing();
  const look = sharedRead(thing.read, { burst: 10, perSecond: 10 });
  const before = look();
  thing.write();
  const after = Promise.all([look(), look(), look()]);
  thing.reads[0]?.end();
  expect(await before).toBe(0);
  await settle();
  thing.reads[1]?.end();
  expect(await after).toEqual([1, 1, 1]);
  expect(thing.reads).toHaveLength(2);
});

test('a crowd shares: as many reads as the limits allow, whatever the number of callers', async () => {
  let reads = 0;
  const limits = { burst: 5, perSecond: 10 };
  const look = sharedRead(async () => {
    reads += 1;
    return reads;
  }, limits);
  const began = performance.now();
  for (let caller = 0; caller < 2000; caller += 1) await look();
  const seconds = (performance.now() - began) / 1000;
  expect(reads).toBeGreaterThanOrEqual(limits.burst);
  expect(reads).toBeLessThanOrEqual(limits.burst + 1 + seconds * limits.perSecond);
});

test('a read that fails is told to those who share it, and the next one is new', async () => {
  let fails = true;
  const look = sharedRead(
    async () => {
      if (fails) throw new Error('EIO');
      return 'read';
    },
    { burst: 10, perSecond: 10 },
  );
  await expect(Promise.all([look(), look()])).rejects.toThrow('EIO');
  fails = false;
  expect(await look()).toBe('read');
});
