import { followInteractions, measureInteraction } from '@alisio/platform/testing/interaction-timing.ts';
import { type Browser, devices, type Page } from '@playwright/test';
import { BOOKING_INTERACTIONS, INTERACTIONS, type InteractionStep } from './interaction-steps.ts';

/** What a middling phone is beside this machine, and the width of most. */
const SLOWER = 4;
const WINDOW = { width: 360, height: 780 };
const RUNS = 3;
/** No answer to a hand takes longer, milliseconds to the next paint. */
const LIMIT_MS = 160;

async function measure(page: Page, step: InteractionStep): Promise<number> {
  const { nextPaint } = await measureInteraction(
    page,
    () => step.act(page),
    () => step.until(page).waitFor(),
  );
  return nextPaint;
}

async function oneRun(browser: Browser, url: string): Promise<Map<string, number>> {
  const context = await browser.newContext({
    ...devices['Pixel 5'],
    viewport: WINDOW,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
  });
  try {
    const page = await context.newPage();
    await followInteractions(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'networkidle' });
    const measured = new Map<string, number>();
    for (const step of INTERACTIONS) measured.set(step.name, await measure(page, step));
    await page.getByRole('combobox', { name: 'Destino' }).fill('mia');
    await page.getByRole('option', { name: 'MIA' }).first().tap();
    for (const step of BOOKING_INTERACTIONS) measured.set(step.name, await measure(page, step));
    return measured;
  } finally {
    await context.close();
  }
}

/**
 * How long each touch waits for its paint, on a phone's width and a slowed processor. Prints, asserts nothing: a
 * figure means something on a quiet machine only.
 * @param url of a running product, with its API
 */
export async function benchInteractions(browser: Browser, url: string): Promise<void> {
  const runs: Map<string, number>[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await oneRun(browser, url));
  console.info(`\ninteractions: ms to the next paint, CPU ÷ ${SLOWER}, ${WINDOW.width} px, ${RUNS} runs`);
  for (const { name } of [...INTERACTIONS, ...BOOKING_INTERACTIONS]) {
    const figures = runs.map((run) => run.get(name) ?? 0);
    const verdict = Math.max(...figures) <= LIMIT_MS ? 'within' : 'OVER';
    const shown = figures.map((ms) => (ms === 0 ? '<16' : String(ms)).padStart(5)).join('');
    console.info(`  ${name.padEnd(32)}${shown}   ${verdict} ${LIMIT_MS}`);
  }
}
