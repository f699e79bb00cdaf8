import { runClocks, type Spent } from './run-clock.ts';

let spent: Spent;
let clocks: ReturnType<typeof runClocks>;
beforeEach(() => {
  spent = { worked: 1000, idle: 5000 };
  clocks = runClocks(() => ({ ...spent }));
});
const begun = () => {
  const clock = clocks.clock();
  clock.begin();
  return clock;
};
const works = (ms: number) => {
  spent.worked += ms;
  return 'worked';
};
const idles = (ms: number) => {
  spent.idle += ms;
};

test('what a page works, and what it lets its thread wait for, is its own', () => {
  const page = begun();
  works(30);
  idles(200);
  expect(page.ownMs()).toBe(230);
});

test('what it waits for the API is not, whoever works meanwhile', () => {
  const page = begun();
  works(10);
  page.wait();
  page.wait();
  const other = begun();
  works(300);
  idles(400);
  page.goOn();
  idles(50);
  page.goOn();
  expect(other.ownMs()).toBe(750);
  works(5);
  expect(page.ownMs()).toBe(15);
});

test('pages that want to be worked on at a time share the work', () => {
  const pages = Array.from({ length: 10 }, begun);
  works(500);
  expect(pages.map((page) => page.ownMs())).toEqual(pages.map(() => 50));
  works(500);
  const next = begun();
  works(7);
  expect(next.ownMs()).toBe(7);
});

test('what is made for all is nobody’s, and who never had a turn took nothing', () => {
  const waiting = clocks.clock();
  const page = begun();
  works(5);
  expect(clocks.without(() => works(900))).toBe('worked');
  works(5);
  expect([page.ownMs(), waiting.ownMs()]).toEqual([10, 0]);
});

test('what it works while a question of it is open is its own where nobody else would work', () => {
  const page = begun();
  works(5);
  page.wait();
  works(400);
  idles(1000);
  const other = begun();
  works(70);
  expect([page.ownMs(), other.ownMs()]).toEqual([405, 70]);
  const next = begun();
  works(8);
  expect(next.ownMs()).toBe(8);
});

test('pages that all wait share what is worked meanwhile', () => {
  const pages = [begun(), begun()];
  for (const page of pages) page.wait();
  works(100);
  pages[0]?.goOn();
  works(30);
  expect(pages.map((page) => page.ownMs())).toEqual([80, 50]);
});

test('what is asked while its code is evaluated takes nothing from others', () => {
  const page = clocks.clock();
  page.wait();
  const other = begun();
  works(10);
  page.begin();
  works(10);
  page.goOn();
  works(10);
  expect([page.ownMs(), other.ownMs()]).toEqual([5, 25]);
});

test('a thread’s own time is measured in its work, not in what passes', () => {
  const here = runClocks().clock();
  here.begin();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  expect(here.ownMs()).toBeLessThan(250);
});
