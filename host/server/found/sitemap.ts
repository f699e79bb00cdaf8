import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@alisio/shared-contracts/languages';
import type { ListedPage } from '@alisio/shared-contracts/listings';
import { inLanguage } from '@alisio/shared-contracts/routes';
import { escapeXml, XML_START } from './xml.ts';

/** Most addresses that one file may have (sitemaps.org). */
export const MOST_ADDRESSES = 50_000;

const lastChange = (day: string | undefined): string =>
  day === undefined ? '' : `<lastmod>${escapeXml(day)}</lastmod>`;

/** The last day on which anything of it changed; nothing where no day is known. */
const newest = (pages: readonly ListedPage[]): string | undefined =>
  pages
    .flatMap(({ updated }) => updated ?? [])
    .toSorted()
    .at(-1);

export interface NamedSitemap {
  kind: string;
  pages: readonly ListedPage[];
}

/** The index of all sitemaps (sitemaps.org). @param siteLink scheme and host, without a slash at the end */
export const sitemapIndex = (siteLink: string, sitemaps: readonly NamedSitemap[]): string =>
  `${XML_START}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${sitemaps
  .map(
    ({ kind, pages }) =>
      `<sitemap><loc>${escapeXml(`${siteLink}/sitemaps/${kind}.xml`)}</loc>${lastChange(newest(pages))}</sitemap>`,
  )
  .join('\n')}
</sitemapindex>
`;

/** A page in each of its languages; each names all of them, itself too, as search engines ask. */
function entriesOf({ addresses, updated }: ListedPage, siteLink: string): string[] {
  const href = (language: Language) => escapeXml(siteLink + inLanguage(addresses[language], language));
  const link = (name: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${href(language)}"/>`;
  const links =
    LANGUAGES.map((language) => link(language, language)).join('') + link('x-default', DEFAULT_LANGUAGE);
  return LANGUAGES.map((language) => `<url><loc>${href(language)}</loc>${lastChange(updated)}${links}</url>`);
}

/** Pages with their other languages; an address that is told twice stands once. @param siteLink as for the index */
export function sitemapOf(siteLink: string, pages: readonly ListedPage[]): string {
  const entries = [...new Set(pages.flatMap((page) => entriesOf(page, siteLink)))].slice(0, MOST_ADDRESSES);
  return `${XML_START}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
