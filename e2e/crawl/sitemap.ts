import { expectAnswer } from './ask.ts';

const LOC = /<loc>([^<]+)<\/loc>/g;

const addressIn = (text: string): string => text.replaceAll('&amp;', '&');

/** Addresses of all pages that a sitemap names, or those that an index of such names. */
export async function pagesIn(sitemap: string): Promise<string[]> {
  const xml = await (await expectAnswer(sitemap)).text();
  const named = [...xml.matchAll(LOC)].flatMap(([, url]) => (url === undefined ? [] : addressIn(url)));
  if (!xml.includes('<sitemapindex')) return named;
  return (await Promise.all(named.map(pagesIn))).flat();
}
