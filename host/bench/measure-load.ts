import type { Browser, CDPSession } from '@playwright/test';

/** A middling phone on a slow line: what `Network.emulateNetworkConditions` takes, bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER = 4;
/** No request for so long ends a load, ms. */
const QUIET_MS = 700;
const LONGEST_MS = 30_000;

/** One load of a page in a browser that has nothing stored. Times in ms from the navigation. */
export interface Load {
  /** of the document */
  firstByte: number;
  firstPaint: number;
  largestPaint: number;
  /** tasks after the first paint, less 50 ms each */
  blocking: number;
  /** longest task after the first paint */
  longestTask: number;
  shift: number;
  /** KiB on the wire */
  script: number;
  html: number;
  requests: number;
  /** what was painted largest, to see that both pages mean the same */
  largest: string;
}

declare global {
  interface Window {
    seen: { largest: number; element: string; shift: number; tasks: [start: number, duration: number][] };
  }
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
}
interface LargestEntry extends PerformanceEntry {
  element: Element | null;
}

/** Runs in the page before its scripts. */
const watch = () => {
  window.seen = { largest: 0, element: '', shift: 0, tasks: [] };
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => {
    const { element } = entry as LargestEntry;
    window.seen.largest = entry.startTime;
    window.seen.element = `${element?.tagName ?? ''} ${(element?.textContent ?? '').trim().slice(0, 24)}`;
  });
  on('layout-shift', (entry) => {
    window.seen.shift += (entry as ShiftEntry).value;
  });
  on('longtask', ({ startTime, duration }) => window.seen.tasks.push([startTime, duration]));
};

interface Answer {
  type: string;
  bytes: number;
}

/** Follows what the page asks for; `quiet` is when nothing has been asked for a while. */
function followRequests(session: CDPSession) {
  const answers = new Map<string, Answer>();
  const open = new Set<string>();
  let last = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    last = performance.now();
    if (/^(?:data|blob):/.test(request.url)) return;
    open.add(requestId);
    answers.set(requestId, { type: '', bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const answer = answers.get(requestId);
    if (answer) answer.type = response.mimeType;
  });
  const ended = (requestId: string, bytes: number) => {
    last = performance.now();
    open.delete(requestId);
    const answer = answers.get(requestId);
    if (answer) answer.bytes = bytes;
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    ended(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId, 0));
  return {
    kibOf: (type: RegExp) =>
      [...answers.values()].reduce((sum, answer) => sum + (type.test(answer.type) ? answer.bytes : 0), 0) /
      1024,
    count: () => answers.size,
    async quiet() {
      const until = performance.now() + LONGEST_MS;
      while (performance.now() < until && (open.size > 0 || performance.now() - last < QUIET_MS))
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

/** Opens a page on a slow phone, and waits until it is quiet. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    locale: 'es-CO',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    const requests = followRequests(session);
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await requests.quiet();
    const seen = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const [document] = performance.getEntriesByType('navigation');
      return {
        ...window.seen,
        first: paint?.startTime ?? 0,
        firstByte: document instanceof PerformanceNavigationTiming ? document.responseStart : 0,
      };
    });
    const tasks = seen.tasks.filter(([start]) => start >= seen.first).map(([, duration]) => duration);
    return {
      firstByte: seen.firstByte,
      firstPaint: seen.first,
      largestPaint: seen.largest,
      largest: seen.element,
      blocking: tasks.reduce((sum, duration) => sum + duration - 50, 0),
      longestTask: Math.max(0, ...tasks),
      shift: seen.shift,
      script: requests.kibOf(/javascript/),
      html: requests.kibOf(/html/),
      requests: requests.count(),
    };
  } finally {
    await context.close();
  }
}
