import type { Browser, Page } from '@playwright/test';

/** What a middling phone is beside this machine. */
const SLOWER = 4;
/** Wide enough for a header with its links. */
const WINDOW = { width: 1280, height: 800 };
const RUNS = 5;
/** Somebody reads so long before anything is pressed: what comes behind the first view is there. */
const READ_MS = 2500;
/** A hand holds a button down so long: between a quick one and a slow one. */
const HELD_MS = 80;
/** Milliseconds from the click to the first paint of the other page. */
const COLD_MS = 280;
const WARM_MS = 100;

interface Change {
  name: string;
  from: string;
  /** selector of the link that is pressed */
  link: string;
}

const CHANGES: readonly Change[] = [
  { name: 'home to my trips (mf-booking)', from: '', link: 'a[href="/user/my-journey"]' },
  { name: 'contact to home (mf-flights)', from: 'contact-us', link: 'a[href="/"]' },
  { name: 'home to results (mf-flights)', from: '', link: 'main a[href*="/results"]' },
];

/**
 * The milliseconds from the click on a link to the paint in which another page's heading stands, as the browser tells it
 * (Element Timing).
 */
function arrived(link: string): Promise<number> {
  const target = document.querySelector(link);
  if (!target) throw new Error(`There is no ${link}.`);
  const before = document.querySelector('main h1');
  return new Promise((resolve) => {
    const clicked = ({ timeStamp }: Event) => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) resolve(startTime - timeStamp);
      }).observe({ type: 'element' });
      const look = () => {
        const heading = document.querySelector('main h1');
        if (!heading || heading === before) requestAnimationFrame(look);
        else heading.setAttribute('elementtiming', 'arrived');
      };
      requestAnimationFrame(look);
    };
    target.addEventListener('click', clicked, { once: true, capture: true });
  });
}

/** Where a hand presses a link, in the window. */
function placeOf(link: string): { x: number; y: number } {
  const target = document.querySelector(link);
  target?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left = 0, top = 0, width = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
  return { x: left + width / 2, y: top + height / 2 };
}

/** React answers for the link: before that a press on it would load a document. */
const isTakenOver = (link: string): boolean => {
  const target = document.querySelector(link);
  return target !== null && Object.keys(target).some((key) => key.startsWith('__react'));
};

const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 4000 })),
  );

async function oneChange(browser: Browser, url: string, { from, link }: Change, warm: boolean) {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'es-CO' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url + from, { waitUntil: 'networkidle' });
    await page.waitForFunction(isTakenOver, link);
    await page.waitForTimeout(READ_MS);
    await idle(page);
    if (warm) {
      await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), link);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(READ_MS);
      await idle(page);
    }
    const { x, y } = await page.evaluate(placeOf, link);
    const arrival = page.evaluate(arrived, link);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.waitForTimeout(HELD_MS);
    await page.mouse.up();
    return await arrival;
  } finally {
    await context.close();
  }
}

/**
 * How long a press on a link to another page waits for that page's first paint: cold, by a hand that comes and presses at
 * once, and after the keyboard or a hand rested on it. Prints, asserts nothing.
 * @param url of a product that runs
 */
export async function benchPageChanges(browser: Browser, url: string): Promise<void> {
  console.info(
    `\npage changes: ms from the click to the other page's heading, CPU ÷ ${SLOWER}, ${RUNS} runs`,
  );
  for (const change of CHANGES) {
    for (const warm of [false, true]) {
      const figures: number[] = [];
      for (let run = 0; run < RUNS; run += 1) figures.push(await oneChange(browser, url, change, warm));
      const limit = warm ? WARM_MS : COLD_MS;
      const median = figures.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
      const shown = figures.map((ms) => ms.toFixed(0).padStart(6)).join('');
      console.info(
        `  ${change.name.padEnd(32)}${warm ? 'warm' : 'cold'}${shown}   ${median <= limit ? 'within' : 'OVER'} ${limit}`,
      );
    }
  }
}
