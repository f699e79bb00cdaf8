import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { Browser, CDPSession } from '@playwright/test';

export interface PageMeasure {
  /** the document included, until the page's heading is there: from then on it can be used */
  requests: number;
  /** 1 for what the document asks for, 2 for what a script of those asks for, and so on */
  depth: number;
  /** addresses of the deepest requests */
  deepest: string[];
}

/** Part of the protocol's answer: who caused a request. */
interface Initiator {
  url?: string | undefined;
  stack?: { callFrames: { url: string }[] } | undefined;
}

const causeOf = ({ url, stack }: Initiator): string | undefined =>
  stack?.callFrames.find((frame) => frame.url !== '')?.url ?? url;

function recordDepths(session: CDPSession): Map<string, number> {
  const depths = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    if (request.url.startsWith('data:') || depths.has(request.url)) return;
    const cause = causeOf(initiator);
    const causeDepth = cause === undefined ? 0 : (depths.get(cause) ?? 0);
    depths.set(request.url, type === 'Document' ? 0 : causeDepth + 1);
  });
  return depths;
}

/** Opens a page in a browser that has nothing stored, and follows who asked for what. */
export async function measurePage(browser: Browser, url: string): Promise<PageMeasure> {
  const context = await browser.newContext({ locale: DEFAULT_LANGUAGE });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const depths = recordDepths(session);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('main h1').first().waitFor();
    const counted = [...depths].filter(([address]) => !address.endsWith('/favicon.svg'));
    const depth = Math.max(...counted.map(([, value]) => value));
    return {
      requests: counted.length,
      depth,
      deepest: counted.filter(([, value]) => value === depth).map(([address]) => new URL(address).pathname),
    };
  } finally {
    await context.close();
  }
}
