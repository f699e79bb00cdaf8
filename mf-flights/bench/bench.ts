import { existsSync } from 'node:fs';
import {
  followInteractions,
  type Interaction,
  measureInteraction,
  settled,
} from '@alisio/platform/testing/interaction-timing.ts';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
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
    suggestedAt: number[];
  }
}

/** When suggestions were painted. */
const followSuggestions = () => {
  window.suggestedAt = [];
  new MutationObserver(() => {
    if (!document.querySelector('[role="option"]')) return;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.suggestedAt.push(performance.now());
      channel.port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true });
};

interface Step {
  name: string;
  pressed: (page: Page) => Locator;
}

/** The first value of a facet, pressed and taken back. */
const facet = (title: string): Step[] => {
  const pressed = (page: Page) =>
    page.getByRole('complementary').getByRole('group', { name: title }).getByRole('checkbox').first();
  return [
    { name: `filter ${title}`, pressed },
    { name: `filter ${title} taken back`, pressed },
  ];
};
const sort = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first();

/** A press that changes one word: what any press costs here. */
const EMPTY: Step = { name: 'empty press', pressed: (page) => page.getByRole('button', { name: 'Nothing' }) };
const STEPS: readonly Step[] = [
  { name: 'sort by price', pressed: sort(/^Más barato/) },
  { name: 'sort by time', pressed: sort(/^Más rápido/) },
  ...['Escalas', 'Equipaje incluido', 'Aerolínea'].flatMap(facet),
  { name: 'next page', pressed: (page) => page.getByRole('link', { name: 'Página siguiente' }) },
];

/** The button of the empty press, in a corner of the window. */
const addEmptyPress = () => {
  const button = document.createElement('button');
  button.textContent = 'Nothing';
  button.style.cssText = 'position: fixed; bottom: 0; right: 0; z-index: 9999;';
  button.onclick = () => {
    button.textContent = button.textContent === 'Nothing' ? 'Nothing at all' : 'Nothing';
  };
  document.body.append(button);
};

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
  await followInteractions(page);
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

async function pressAll(browser: Browser, count: number): Promise<Map<string, Interaction>> {
  const { context, page, session } = await open(browser, count);
  try {
    await searchAnotherDay(page, 'Salir un día después');
    await page.evaluate(addEmptyPress);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const measured = new Map<string, Interaction>();
    for (const { name, pressed } of [EMPTY, ...STEPS]) {
      const target = pressed(page);
      await target.hover();
      measured.set(name, await measureInteraction(page, () => target.click()));
    }
    return measured;
  } finally {
    await context.close();
  }
}

const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** The median of all runs of a step: to the next paint, and to the last. */
function medians(runs: readonly Map<string, Interaction>[], name: string) {
  const of = (which: keyof Interaction) => median(runs.map((run) => run.get(name)?.[which] ?? 0));
  // Event Timing tells nothing below 16 ms.
  return { next: Math.max(of('nextPaint'), 16), last: Math.round(of('lastPaint')) };
}

async function benchPresses(browser: Browser): Promise<void> {
  const few: Map<string, Interaction>[] = [];
  const many: Map<string, Interaction>[] = [];
  for (let run = 0; run < RUNS; run++) {
    few.push(await pressAll(browser, FEW));
    many.push(await pressAll(browser, MANY));
  }
  const row = (name: string, cells: readonly (string | number)[]) =>
    console.info(`  ${name.padEnd(32)}${cells.map((cell) => String(cell).padStart(9)).join('')}`);
  console.info(`\npresses, CPU ÷ ${SLOWER}, median of ${RUNS}, ms to the next paint and to the last`);
  row('', [`${FEW} next`, `${MANY} next`, `÷ ${FEW}`, '÷ empty', `${FEW} last`, `${MANY} last`]);
  const empty = medians([...few, ...many], EMPTY.name);
  for (const { name } of [EMPTY, ...STEPS]) {
    const [short, long] = [medians(few, name), medians(many, name)];
    // In steps of 8 ms.
    const isNear = long.next <= short.next * LIMIT.times + 8;
    const verdict = long.next <= LIMIT.ms && isNear ? '   within' : '   OVER';
    const times = (of: number) => (long.next / of).toFixed(1);
    row(name, [short.next, long.next, times(short.next), times(empty.next), short.last, long.last, verdict]);
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
    await page.addInitScript(followSuggestions);
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
