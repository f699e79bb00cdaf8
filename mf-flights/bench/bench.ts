import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { answerWithMany } from './many-offers.ts';

/**
 * How long presses on a long list of results wait for their paint, on a slowed processor, and what many searches leave
 * behind. Prints, asserts nothing. Takes the address of a product that runs.
 */
const SLOWER = 4;
const WINDOW = { width: 1280, height: 800 };
const RUNS = 3;
const [FEW, MANY] = [200, 1000];
/** Milliseconds to the next paint, and how much more a long list may take than a short one. */
const LIMIT = { ms: 100, times: 1.2, suggestionMs: 50 };
const SEARCHES = 10;

const [url = 'http://localhost:3000'] = process.argv.slice(2);

declare global {
  interface Window {
    answered: number[];
    suggestedAt: number[];
  }
  /** Event Timing, which TypeScript's own types lack. */
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** The browser's own measure (Event Timing), in steps of 8 ms; and when suggestions were painted. */
const watch = () => {
  window.answered = [];
  window.suggestedAt = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.answered.push(duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 });
  new MutationObserver(() => {
    if (!document.querySelector('[role="option"]')) return;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.suggestedAt.push(performance.now());
      channel.port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true });
};

const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const idle = () => requestIdleCallback(() => resolve(), { timeout: 4000 });
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(idle)), 500);
      }),
  );

interface Step {
  name: string;
  act: (page: Page) => Promise<void>;
}

/** The first value of a facet, pressed and taken back. */
const facet = (title: string): Step[] => {
  const box = (page: Page) =>
    page.getByRole('complementary').getByRole('group', { name: title }).getByRole('checkbox').first();
  return [
    { name: `filter ${title}`, act: (page) => box(page).check() },
    { name: `filter ${title} taken back`, act: (page) => box(page).uncheck() },
  ];
};
const sort = (name: RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first().click();

const STEPS: readonly Step[] = [
  { name: 'sort by price', act: sort(/^Más barato/) },
  { name: 'sort by time', act: sort(/^Más rápido/) },
  ...['Escalas', 'Equipaje incluido', 'Aerolínea'].flatMap(facet),
  {
    name: 'next page',
    act: (page) => page.getByRole('link', { name: 'Página siguiente' }).click(),
  },
];

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const results = `${url}/bogota-a-madrid/results?${new URLSearchParams({
  ...{ tripType: '2', from: 'BOG', to: 'MAD', adult: '1' },
  ...{ departureDate: inDays(40), returnDate: inDays(60) },
})}`;

async function open(browser: Browser, count: number) {
  const context = await browser.newContext({
    viewport: WINDOW,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await page.goto(results, { waitUntil: 'networkidle' });
  await answerWithMany(page, count);
  return { context, page, session };
}

/** The search of the next or the day before, in the same page. */
async function searchAnotherDay(page: Page, name: string): Promise<void> {
  const before = page.url();
  await Promise.all([
    page.waitForURL((address) => address.href !== before),
    page.getByRole('group', { name: 'Día de salida' }).getByRole('link', { name }).click(),
  ]);
  await page.getByRole('article').first().waitFor();
  await settled(page);
}

async function pressAll(browser: Browser, count: number): Promise<Map<string, number>> {
  const { context, page, session } = await open(browser, count);
  try {
    await searchAnotherDay(page, 'Salir un día después');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const measured = new Map<string, number>();
    for (const { name, act } of STEPS) {
      await settled(page);
      await page.evaluate(() => {
        window.answered = [];
      });
      await act(page);
      await settled(page);
      measured.set(name, await page.evaluate(() => Math.max(0, ...window.answered)));
    }
    return measured;
  } finally {
    await context.close();
  }
}

const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

async function benchPresses(browser: Browser): Promise<void> {
  const few: Map<string, number>[] = [];
  const many: Map<string, number>[] = [];
  for (let run = 0; run < RUNS; run++) {
    few.push(await pressAll(browser, FEW));
    many.push(await pressAll(browser, MANY));
  }
  console.info(`\nms to the next paint, CPU ÷ ${SLOWER}, median of ${RUNS}: ${FEW} offers, ${MANY} offers`);
  for (const { name } of STEPS) {
    const of = (runs: readonly Map<string, number>[]) => median(runs.map((run) => run.get(name) ?? 0));
    const [short, long] = [of(few), of(many)];
    // Event Timing counts in steps of 8 ms, and tells nothing below 16.
    const isNear = long <= Math.max(short, 16) * LIMIT.times + 8;
    const verdict = long <= LIMIT.ms && isNear ? 'within' : 'OVER';
    console.info(`  ${name.padEnd(36)}${String(short).padStart(5)}${String(long).padStart(6)}   ${verdict}`);
  }
}

async function benchMemory(browser: Browser): Promise<void> {
  const { context, page, session } = await open(browser, MANY);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1024 / 1024;
  };
  // Answers are kept for half an hour: two days are asked for in turn, so that only what is left behind grows.
  const goAndBack = async () => {
    await searchAnotherDay(page, 'Salir un día después');
    await searchAnotherDay(page, 'Salir un día antes');
  };
  await goAndBack();
  const before = await heap();
  for (let searches = 0; searches < SEARCHES; searches += 2) await goAndBack();
  const after = await heap();
  console.info(
    `\nmemory, ${MANY} offers: ${before.toFixed(1)} MB, after ${SEARCHES} searches ${after.toFixed(1)} MB`,
  );
  await context.close();
}

async function benchSuggestions(browser: Browser): Promise<void> {
  const figures: number[] = [];
  for (const word of ['madr', 'lima', 'canc', 'habana', 'quito']) {
    const context = await browser.newContext({ viewport: WINDOW, locale: 'es-CO' });
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'networkidle' });
    const box = page.getByRole('combobox', { name: 'Destino' });
    await box.fill(word.slice(0, -1));
    await settled(page);
    await page.evaluate(() => {
      performance.clearResourceTimings();
      window.suggestedAt = [];
    });
    await box.press(word.slice(-1));
    await settled(page);
    const waited = await page.evaluate(() => {
      const answers = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('airports'));
      const last = answers.at(-1);
      if (!(last instanceof PerformanceResourceTiming)) return undefined;
      const painted = window.suggestedAt.find((at) => at > last.responseEnd);
      return painted === undefined ? undefined : painted - last.responseEnd;
    });
    if (waited !== undefined) figures.push(Math.round(waited));
    await context.close();
  }
  const verdict = Math.max(0, ...figures) <= LIMIT.suggestionMs ? 'within' : 'OVER';
  console.info(
    `\nairport box, ms from the answer to its painted suggestions: ${figures.join(' ')}   ${verdict}`,
  );
}

/** As Debian's packages install them; without any, Playwright's own. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await benchPresses(browser);
  await benchMemory(browser);
  await benchSuggestions(browser);
} finally {
  await browser.close();
}
