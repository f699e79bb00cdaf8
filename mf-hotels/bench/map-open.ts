import type { Browser } from '@playwright/test';

/** A phone whose processor is four times as slow as this machine's. */
const SLOWER = 4;
const PHONE = { width: 360, height: 740 };
const RUNS = 3;
/** Milliseconds from the press to the first price on the map, its library on the way among them. */
const LIMIT_MS = 1000;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Cartagena, some ninety hotels. */
const results = (url: string) =>
  `${url}/hoteles/result?${new URLSearchParams({
    place: 'city-2713a',
    checkIn: inDays(40),
    checkOut: inDays(43),
    rooms: '2',
  })}`;

/**
 * Milliseconds from the press on the map's button to the paint of the first price there, told by the page itself: asking it
 * from outside takes as long again while the map is drawn.
 */
const firstPrice = (): Promise<number> =>
  new Promise((resolve) => {
    const pressed = ({ timeStamp }: Event) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[aria-label="Mapa de los hoteles"] li button')) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    };
    document.addEventListener('click', pressed, { once: true, capture: true });
  });

async function opened(browser: Browser, url: string, isWarm: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'es-CO' });
  try {
    const page = await context.newPage();
    const open = page.getByRole('button', { name: 'Mapa', exact: true });
    const first = page.getByRole('region', { name: 'Mapa de los hoteles' }).getByRole('button').first();
    if (isWarm) {
      await page.goto(results(url), { waitUntil: 'networkidle' });
      await open.click();
      await first.waitFor();
    }
    // A reload would keep the history's entry, and with it the open map.
    if (isWarm) await page.goto('about:blank');
    await page.goto(results(url), { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const told = page.evaluate(firstPrice);
    await open.click();
    return await told;
  } finally {
    await context.close();
  }
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

/** Prints how long a map takes to open, of a tab's first one and with its code in the browser's cache. Asserts nothing. */
export async function benchMapOpen(browser: Browser, url: string): Promise<void> {
  console.info(`\nmap open on a phone, CPU ÷ ${SLOWER}, median of ${RUNS}, ms to the first price`);
  for (const isWarm of [false, true]) {
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await opened(browser, url, isWarm));
    const ms = Math.round(median(runs));
    const name = isWarm ? 'code in the cache' : 'first of a visitor';
    console.info(
      `  ${name.padEnd(32)}${String(ms).padStart(9)}${ms > LIMIT_MS ? ` (more than ${LIMIT_MS})` : ''}`,
    );
  }
}
