import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isDrawn, loaderSite } from '../server/testing/loader-site.ts';

const COMPOSITIONS = 20;
const RENDERS = 10_000;
const STAGES = [1000, 4000, 7000, RENDERS];
const LOOK_EACH = 50;
const AT_ONCE = 8;
/** Time enough for each: what is measured is what stays. */
const LIMITS = { drawnWithinMs: 60_000, withinMs: 60_000, threads: 1 };

const dist = fileURLToPath(new URL('../../mf-content/dist/', import.meta.url));

/** The server half of a built remote, as if it were another's. */
async function halves(): Promise<string[]> {
  const file = (await readdir(dist)).find((name) => /^server\.[0-9a-f]{8}\.js$/.test(name));
  if (file === undefined) throw new Error('mf-content is not built.');
  const source = await readFile(dist + file, 'utf8');
  return Array.from({ length: COMPOSITIONS }, (_, index) =>
    source.replaceAll('/contact-us', `/contact-us-${index}`).replaceAll('"content"', `"content-${index}"`),
  );
}

const MB = 1024 * 1024;

/** Heap of the threads that draw, bytes: with what is to be thrown away, so the least of several counts. */
function threadHeap(): number {
  const report: { workers?: { javascriptHeap?: { usedMemory?: number } }[] } = Object(
    process.report.getReport(),
  );
  return (report.workers ?? []).reduce(
    (sum, { javascriptHeap }) => sum + (javascriptHeap?.usedMemory ?? 0),
    0,
  );
}

function print(when: string, heap: number): void {
  const { rss, heapUsed } = process.memoryUsage();
  const inMb = (bytes: number) => `${(bytes / MB).toFixed(0)} MB`;
  console.info(
    `  ${when.padEnd(14)} ${inMb(rss)} in all, the thread that draws holds ${inMb(heap)}, the one that answers ${inMb(heapUsed)}`,
  );
}

/** What an edge holds after many pages of many compositions, none of which is kept. Prints, asserts nothing. */
export async function benchMemory(): Promise<void> {
  console.info(`\nmemory of an edge, ${RENDERS} renders of ${COMPOSITIONS} compositions`);
  Object.assign(process.report, { excludeNetwork: true });
  const site = await loaderSite({ loaderLimits: LIMITS, keptBytes: 0, logger: false });
  try {
    await site.live(
      (await halves()).map((half, index) => ({
        name: `mf-content-${index}`,
        path: `/contact-us-${index}`,
        loadsNothing: true as const,
        half,
      })),
    );
    print('before', 0);
    let next = 0;
    let drawn = 0;
    let least = Number.POSITIVE_INFINITY;
    const visitor = async (last: number) => {
      while (next < last) {
        const index = next;
        next += 1;
        const { body } = await site.get(`/contact-us-${index % COMPOSITIONS}?n=${index}`);
        if (isDrawn(body)) drawn += 1;
        if (index % LOOK_EACH === 0) least = Math.min(least, threadHeap());
      }
    };
    for (const last of STAGES) {
      least = Number.POSITIVE_INFINITY;
      await Promise.all(Array.from({ length: AT_ONCE }, () => visitor(last)));
      print(`after ${last}`, least);
    }
    console.info(`  drawn: ${drawn} of ${RENDERS}`);
  } finally {
    await site.close();
  }
}
