import {
  drawing,
  isDrawn,
  type LiveRemote,
  type LoaderSite,
  loaderSite,
  rootOf,
} from '../testing/loader-site.ts';

let site: LoaderSite;
beforeEach(async () => {
  const loaderLimits = { drawnWithinMs: 60_000, threads: 1, heapMb: 64 };
  // Each page here is to be drawn.
  site = await loaderSite({ loaderLimits, keptBytes: 0 });
});
afterEach(() => site.close());

const good: LiveRemote = {
  name: 'mf-good',
  ...drawing(`return jsx('h1', { children: 'whole' });`, '', '', '/good'),
};
/** Draws its page well. @param behind what it does when that has ended */
const leaving = (behind: string): LiveRemote => ({
  name: 'mf-bad',
  ...drawing(
    `return jsx('h1', { children: 'drawn' });`,
    `loader: ({ request }) => request.signal.addEventListener('abort', () => { ${behind} }),`,
    '',
    '/bad',
  ),
});

const untilLogged = async () => {
  while (site.logged.length === 0) await new Promise((turn) => setImmediate(turn));
};

test.each([
  ['loops without end', 'for (;;);', 'what was left behind did not end in time'],
  [
    'goes on in turns without end',
    'const turn = () => Promise.resolve().then(turn); turn();',
    // Whichever limit it comes to first.
    expect.stringMatching(/^what was left behind did not end in time$|memory limit/),
  ],
  [
    'takes buffers and keeps them',
    'globalThis.kept = Array.from({ length: 200 }, () => new Uint8Array(1e6).fill(1));',
    'it took too much memory',
  ],
])(
  'what %s behind a page that was drawn ends its thread, is told, and costs others no page',
  async (_, behind, fault) => {
    await site.live([leaving(behind), good]);
    expect(isDrawn((await site.get('/bad')).body)).toBe(true);
    // Nobody need come for it to be seen.
    await untilLogged();
    expect(site.logged).toEqual([
      expect.objectContaining({
        msg: 'a page loader ended its thread',
        remote: 'mf-bad',
        version: '1.0.0-bbbbbbbb',
        err: fault,
      }),
    ]);
    expect(rootOf((await site.get('/good')).body)).toContain('<h1>whole</h1>');
  },
);

test.each(['setTimeout(LOOP, 0)', `AbortSignal.timeout(0).addEventListener('abort', LOOP)`])(
  'a timer that a page sets when it has ended never rings: %s',
  async (timer) => {
    await site.live([leaving(timer.replace('LOOP', '() => { for (;;); }')), good]);
    expect(isDrawn((await site.get('/bad')).body)).toBe(true);
    for (let page = 0; page < 5; page += 1)
      expect(rootOf((await site.get('/good')).body)).toContain('<h1>whole</h1>');
    expect(site.logged).toEqual([]);
  },
);

test('a page that fails behind itself again and again is told a few times, not each time', async () => {
  await site.live([
    leaving(`for (let time = 0; time < 1000; time += 1) Promise.reject(new Error('fault ' + time));`),
    good,
  ]);
  await site.get('/bad');
  expect(rootOf((await site.get('/good')).body)).toContain('<h1>whole</h1>');
  await untilLogged();
  expect(site.logged.length).toBeLessThanOrEqual(20);
});
