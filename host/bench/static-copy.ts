import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';

/** What a browser shows of a page, as one HTML file without scripts, and the files that it shows. */
export interface StaticCopy {
  html: string;
  /**
   * What the page's answer says to a browser beside its text. A copy says the same: a policy that gives a page a process
   * of its own costs the first paint 150 ms and more here, whatever is in the page.
   */
  headers: Readonly<Record<string, string>>;
  /** by path: type and content */
  files: ReadonlyMap<string, { type: string; body: Buffer }>;
}

/** What is of this answer alone or of the way it came, and the policy of its nonce. */
const OWN_HEADERS =
  /^(?:cache-control|connection|content-(?:encoding|length|security-policy|type)|date|keep-alive|set-cookie|transfer-encoding|vary|x-request-id)$/;

/**
 * Runs in the page: its elements as they are now, the rules of all its style sheets in one, and no script. Rules as they
 * were written, where they were: what a browser writes of them lacks each shorthand that names a variable, and the copy
 * would be in another type.
 */
const copyInPage = (): string => {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    const written = sheet.ownerNode?.textContent ?? '';
    return written === '' ? [...sheet.cssRules].map((rule) => rule.cssText) : [written];
  });
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
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    const headers = Object.entries((await answer?.allHeaders()) ?? {});
    const copied = headers.filter(([name]) => !OWN_HEADERS.test(name));
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    const html = await page.evaluate(copyInPage);
    // What comes after the copy was made is no part of it, and would be read from a page that is closed.
    page.off('requestfinished', onFinished);
    await Promise.all(keeping);
    return { html: html.replaceAll(new URL(url).origin, ''), headers: Object.fromEntries(copied), files };
  } finally {
    await context.close();
  }
}

/** Serves copies by name, `/home/`, with the files of all of them; text is brotli of the highest quality. */
export async function serveCopies(copies: ReadonlyMap<string, StaticCopy>) {
  const pages = new Map(
    [...copies].map(([name, { html, headers }]) => [
      `/${name}/`,
      { type: 'text/html; charset=utf-8', body: html, headers },
    ]),
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
      ...pages.get(pathname)?.headers,
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
