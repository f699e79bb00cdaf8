import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RESERVE_BYTES, reserveIn } from './reserve.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'alisio-reserve-'));
});
afterEach(() => rm(site, { recursive: true, force: true }));

const left = async () => (await stat(join(site, '.reserve'))).size;

test('a move gets the room that it needs, and the rest is there for the next ones', async () => {
  const reserve = reserveIn(site);
  await reserve.keep();
  const document = 100_000;
  for (let move = 1; move <= 3; move += 1) {
    const before = await left();
    expect(await reserve.give(document)).toBe(true);
    expect(before - (await left())).toBeGreaterThanOrEqual(document);
    expect(before - (await left())).toBeLessThan(2 * document);
  }
  expect(await reserve.give(RESERVE_BYTES)).toBe(true);
  expect(await reserve.give(1)).toBe(false);
  await reserve.keep();
  expect(await left()).toBe(RESERVE_BYTES);
});
