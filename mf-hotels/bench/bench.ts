import { existsSync } from 'node:fs';
import {
  followInteractions,
  type Interaction,
  measureInteraction,
} from '@alisio/platform/testing/interaction-timing.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { benchMapOpen } from './map-open.ts';

/**
 * How long presses on a list of hotels wait for their paint, on a slowed processor: a town with some 200 of them beside
 * one with as many as a search finds. Prints, asserts nothing. Takes the address of a product that runs.
 */
const SLOWER = 4;
const WINDOW = { width: 1280, height: 800 };
const RUNS = 3;
const [FEW, MANY] = [
  { name: 'Cancún', place: 'city-23p21' },
  { name: 'New York', place: 'city-31x8l' },
];
/** Milliseconds to the next paint. */
const LIMIT_MS = 100;

const [url = 'http://localhost:3000'] = process.argv.slice(2);

interface Step {
  name: string;
  /** what has to be on the page before it is pressed */
  before?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
}

const order = (page: Page) => page.getByRole('combobox', { name: 'Ordenar' });
const sort = (name: string): Step => ({
  name,
  before: (page) => order(page).focus(),
  press: (page) => page.keyboard.press('ArrowDown'),
});

/** The first value of a facet in the sheet, pressed and taken back. */
const facet = (title: string): Step[] => {
  const box = (page: Page) =>
    page.getByRole('dialog').getByRole('group', { name: title }).getByRole('checkbox').first();
  const before = (page: Page) => box(page).hover();
  const press = (page: Page) => box(page).click();
  return [
    { name: `filter ${title}`, before, press },
    { name: `filter ${title} taken back`, before, press },
  ];
};

const openSheet = (page: Page) => page.getByRole('button', { name: /^Filtros/ }).click();
const closeSheet = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ver \d+ hotel/ })
    .click();

const STEPS: readonly Step[] = [
  sort('sort by price'),
  sort('sort by rating'),
  {
    name: 'next page',
    before: (page) => page.getByRole('link', { name: 'Página siguiente' }).hover(),
    press: (page) => page.getByRole('link', { name: 'Página siguiente' }).click(),
  },
  { name: 'open the filters', press: openSheet },
  ...['Estrellas', 'Cancelación', 'Servicios'].flatMap(facet),
  { name: 'close the filters', press: closeSheet },
];

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const addressOf = (place: string) =>
  `${url}/hoteles/result?${new URLSearchParams({ place, checkIn: inDays(40), checkOut: inDays(44), rooms: '2' })}`;

async function pressAll(browser: Browser, place: string) {
  const context = await browser.newContext({
    viewport: WINDOW,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
  });
  try {
    const page = await context.newPage();
    await followInteractions(page);
    const session = await context.newCDPSession(page);
    await page.goto(addressOf(place), { waitUntil: 'networkidle' });
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const measured = new Map<string, Interaction>();
    for (const { name, before, press } of STEPS) {
      await before?.(page);
      measured.set(name, await measureInteraction(page, () => press(page)));
    }
    return { measured, hotels: Number(/\d+/.exec(heading ?? '')?.[0] ?? 0) };
  } finally {
    await context.close();
  }
}

type Run = Awaited<ReturnType<typeof pressAll>>;

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** The median of all runs of a step, to the next paint. Event Timing tells nothing below 16 ms. */
const nextOf = (runs: readonly Run[], name: string) =>
  Math.max(median(runs.map(({ measured }) => measured.get(name)?.nextPaint ?? 0)), 16);

/** As Debian's packages install them; without any, Playwright's own. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const few: Run[] = [];
  const many: Run[] = [];
  for (let run = 0; run < RUNS; run++) {
    few.push(await pressAll(browser, FEW.place));
    many.push(await pressAll(browser, MANY.place));
  }
  const row = (name: string, cells: readonly (string | number)[]) =>
    console.info(`  ${name.padEnd(32)}${cells.map((cell) => String(cell).padStart(18)).join('')}`);
  console.info(`\npresses, CPU ÷ ${SLOWER}, median of ${RUNS}, ms to the next paint`);
  row('', [`${FEW.name} (${few[0]?.hotels})`, `${MANY.name} (${many[0]?.hotels})`]);
  for (const { name } of STEPS) {
    const [short, long] = [nextOf(few, name), nextOf(many, name)];
    row(name, [short, long, Math.max(short, long) <= LIMIT_MS ? 'within' : 'OVER']);
  }
} finally {
  await browser.close();
}

/** Maps are drawn by WebGL, here without a graphics card. */
const withMaps = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
});
try {
  await benchMapOpen(withMaps, url);
} finally {
  await withMaps.close();
}
