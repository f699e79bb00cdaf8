import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';

/** What a browser shows of a page, as one HTML file without scripts, and the files that it shows. */
export interface StaticCopy {
  html: string;
  /** by path: type and content */
  files: ReadonlyMap<string, { type: string; body: Buffer }>;
}

/** Runs in the page: its elements as they are now, the rules of all its style sheets in one, and no script. */
const copyInPage = (): string => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  const copy = document.documentElement.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('A document is an element.');
  const gone = 'script, noscript, style, iframe, link[rel=stylesheet], link[rel=modulepreload]';
  for (const element of copy.querySelectorAll(`${gone}, link[as=script], link[as=fetch]`)) element.remove();
  const style = document.createElement('style');
  style.textContent = rules.join('\n');
  copy.querySelector('head')?.append(style);
  return `<!doctype html>${copy.outerHTML}`;
};

/**
 * The fastest that a page could be: what it shows at the end, sent as it is.
 * @param ready selector of what is there when the page is
 */
export async function copyOf(browser: Browser, url: string, ready: string): Promise<StaticCopy> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'es-CO' });
  try {
    const page = await context.newPage();
    const files = new Map<string, { type: string; body: Buffer }>();
    const keep = async (request: Request): Promise<void> => {
      if (!['image', 'font'].includes(request.resourceType())) return;
      const response = await request.response();
      if (!response?.ok()) return;
      const type = (await response.headerValue('content-type')) ?? '';
      files.set(new URL(request.url()).pathname, { type, body: await response.body() });
    };
    const keeping: Promise<void>[] = [];
    const onFinished = (request: Request) => void keeping.push(keep(request));
    page.on('requestfinished', onFinished);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    const html = await page.evaluate(copyInPage);
    // What comes after the copy was made is no part of it, and would be read from a page that is closed.
    page.off('requestfinished', onFinished);
    await Promise.all(keeping);
    return { html: html.replaceAll(new URL(url).origin, ''), files };
  } finally {
    await context.close();
  }
}

/** Serves copies by name, `/home/`, with the files of all of them; text is brotli of the highest quality. */
export async function serveCopies(copies: ReadonlyMap<string, StaticCopy>) {
  const pages = new Map(
    [...copies].map(([name, { html }]) => [`/${name}/`, { type: 'text/html; charset=utf-8', body: html }]),
  );
  const files = new Map([...copies.values()].flatMap((copy) => [...copy.files]));
  const packed = new Map<string, Buffer>();
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://copy');
    const found = pages.get(pathname) ?? files.get(pathname);
    if (!found) return void response.writeHead(404).end();
    const text = /text|svg/.test(found.type);
    const body = text ? (packed.get(pathname) ?? brotliCompressSync(found.body)) : found.body;
    if (typeof body !== 'string') packed.set(pathname, body);
    const age = pages.has(pathname) ? 'no-cache' : 'public, max-age=31536000, immutable';
    response.writeHead(200, {
      'content-type': found.type,
      'cache-control': age,
      ...(text ? { 'content-encoding': 'br' } : {}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The copies are not served.');
  return {
    urlOf: (name: string) => `http://127.0.0.1:${address.port}/${name}/`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
