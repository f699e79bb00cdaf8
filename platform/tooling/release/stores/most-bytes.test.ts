import { mostBytesAt, readWithin } from './most-bytes.ts';
import { TooLarge } from './release-store.ts';

test('a stream that says nothing of its length is ended as soon as it has brought too much', async () => {
  let brought = 0;
  let isEnded = false;
  async function* long(): AsyncGenerator<Uint8Array> {
    try {
      while (brought < 1_000_000) {
        brought += 1000;
        yield new Uint8Array(1000);
      }
    } finally {
      isEnded = true;
    }
  }
  await expect(readWithin('registry/head.json', long())).rejects.toThrow(TooLarge);
  expect(isEnded).toBe(true);
  expect(brought).toBeLessThan(mostBytesAt('registry/head.json') + 2000);
});

test('documents are small beside files, and a head is the smallest', () => {
  const most = [
    'registry/head.json',
    'host/1.0.0-aa/release.json',
    'host/1.0.0-aa/main.js',
    'registry/000000001.json',
  ].map((path) => mostBytesAt(path));
  expect(most).toEqual(most.toSorted((one, other) => one - other));
});
