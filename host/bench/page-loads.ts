import type { Browser } from '@playwright/test';
import { type Load, measureLoad } from './measure-load.ts';
import type { MeasuredPage } from './measured-pages.ts';
import { copyOf, type StaticCopy, serveCopies } from './static-copy.ts';

const RUNS = 5;
/** Largest paint, against the copy's. */
const AT_MOST_TIMES = 1.15;
/** ms */
const AT_MOST_BLOCKING = 120;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const FIGURES = {
  'first byte, ms': 'firstByte',
  'first paint, ms': 'firstPaint',
  'largest paint, ms': 'largestPaint',
  'blocking, ms': 'blocking',
  'longest task, ms': 'longestTask',
  'layout shift': 'shift',
  'script, KiB': 'script',
  'HTML, KiB': 'html',
  requests: 'requests',
} as const;

function print(name: string, page: readonly Load[], copy: readonly Load[]): void {
  console.info(
    `\n${name}: median of ${page.length}, then the static copy (${page[0]?.largest} / ${copy[0]?.largest})`,
  );
  for (const [label, key] of Object.entries(FIGURES)) {
    const digits = key === 'shift' ? 3 : 0;
    const [own, other] = [page, copy].map((loads) => median(loads.map((load) => load[key])));
    console.info(
      `  ${label.padEnd(18)}${own?.toFixed(digits).padStart(8)}${other?.toFixed(digits).padStart(8)}`,
    );
  }
  const times = median(page.map((load, run) => load.largestPaint / (copy[run]?.largestPaint || 1)));
  const blocking = median(page.map((load) => load.blocking));
  console.info(
    `  largest paint ${times.toFixed(2)} times the copy's (at most ${AT_MOST_TIMES}): ${times <= AT_MOST_TIMES ? 'within' : 'OVER'}; blocking (at most ${AT_MOST_BLOCKING}): ${blocking <= AT_MOST_BLOCKING ? 'within' : 'OVER'}`,
  );
}

/**
 * How pages arrive on a slow phone, each beside a static copy of itself made in the same run, one after the other.
 * Prints, asserts nothing.
 * @param url of a product that runs
 * @param measured pages by name
 */
export async function benchPageLoads(
  browser: Browser,
  url: string,
  measured: Readonly<Record<string, MeasuredPage>>,
): Promise<void> {
  const at = (path: string) => new URL(path, url).href;
  const pages = Object.entries(measured);
  const copies = new Map<string, StaticCopy>();
  for (const [name, { path, ready }] of pages) copies.set(name, await copyOf(browser, at(path), ready));
  const served = await serveCopies(copies);
  console.info('\npage loads: slow 4G (150 ms, 1.6 Mbit/s), CPU ÷ 4, 412 px, nothing stored');
  try {
    for (const [name, { path }] of pages) {
      const loads: { page: Load[]; copy: Load[] } = { page: [], copy: [] };
      for (let run = 0; run < RUNS; run += 1) {
        loads.page.push(await measureLoad(browser, at(path)));
        loads.copy.push(await measureLoad(browser, served.urlOf(name)));
      }
      print(name, loads.page, loads.copy);
    }
  } finally {
    await served.close();
  }
}
