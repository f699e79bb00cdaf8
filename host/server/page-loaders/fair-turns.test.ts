import { fairTurns, recentUse } from './fair-turns.ts';

let clock = 0;
beforeEach(() => {
  clock = 0;
});
const TURN_MS = 10;

/** Everybody's pages are there from the beginning, and each takes as long as its network's. @returns whose came, in order */
function order(pages: readonly string[], pageMs: Record<string, number>, times = pages.length): string[] {
  const use = recentUse(() => clock);
  const turns = fairTurns(use);
  const came: string[] = [];
  const held = pages.map((network) => turns.take(network, () => came.push(network)));
  for (let time = 1; time < times; time += 1) {
    const network = came.at(-1) ?? '';
    clock += pageMs[network] ?? 0;
    use.add(network, pageMs[network] ?? 0);
    const at = pages.findIndex((each, index) => each === network && held[index]);
    held[at]?.end();
    delete held[at];
  }
  return came;
}

test('networks that ask without end have the same time, not as many pages', () => {
  const pages = Array.from({ length: 60 }, (_, page) => (page < 30 ? 'slow' : 'quick'));
  const came = order(pages, { slow: 30, quick: 10 }, 24);
  expect(came.filter((network) => network === 'slow')).toHaveLength(6);
});

test('of one network who came first comes first', () => {
  const came: number[] = [];
  const use = recentUse(() => {
    clock += 100;
    return clock;
  });
  use.add('a', 800);
  const turns = fairTurns(use);
  const held = [1, 2, 3].map((page) => turns.take('a', () => came.push(page)));
  for (const turn of held) turn.end();
  expect(came).toEqual([1, 2, 3]);
});

test('what was used counts half after ten seconds, and for nothing after some minutes', () => {
  const use = recentUse(() => clock);
  use.add('a', 800);
  clock = 10_000;
  expect(use.of('a')).toBeCloseTo(400);
  use.add('a', -500);
  expect(use.of('a')).toBe(0);
  use.add('a', 800);
  clock = 310_000;
  expect(use.of('a')).toBeLessThan(0.001);
});

test('a page that is not waited for any more gives its place in the row away', () => {
  const turns = fairTurns(recentUse());
  const came: string[] = [];
  const first = turns.take('a', () => came.push('first'));
  turns.take('a', () => came.push('gone')).end();
  turns.take('a', () => came.push('next'));
  first.end();
  first.end();
  expect(came).toEqual(['first', 'next']);
});

test('before a page come those of its own network, and of others as many as they have used less for', () => {
  const use = recentUse(() => clock);
  const turns = fairTurns(use);
  const wait = (network: string, count: number) => {
    for (let page = 0; page < count; page += 1) turns.take(network, () => undefined);
  };
  expect(turns.before('a', TURN_MS)).toBe(0);
  wait('a', 6);
  use.add('a', 100);
  expect(turns.before('a', TURN_MS)).toBe(6);
  expect(turns.before('new', TURN_MS)).toBe(1);
  use.add('b', 125);
  expect(turns.before('b', TURN_MS)).toBe(1 + 3);
  use.add('c', 1000);
  expect(turns.before('c', TURN_MS)).toBe(1 + 5);
});
