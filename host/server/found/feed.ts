import type { Language } from '@alisio/shared-contracts/languages';
import type { FeedEntry } from '@alisio/shared-contracts/listings';
import { inLanguage } from '@alisio/shared-contracts/routes';
import { escapeXml, XML_START } from './xml.ts';

/**
 * Begins every id (RFC 4151). It is a name that never was anybody's and never follows the site's own: what a reader has
 * shown once is known again wherever the site moves to.
 */
const TAG = 'tag:alisio.example,2026:';
const MOST_ENTRIES = 50;
/** Of a list in which nothing stands yet: Atom asks for a moment. */
const NEVER = '2026-01-01T00:00:00Z';

/** Where the feed of a page is. @param path of the page's claim: `/articulos` */
export const feedPath = (path: string): string => `/feeds${path}.xml`;

/** A day as a moment, which Atom asks for. */
const moment = (day: string): string => `${day}T00:00:00Z`;

export interface FeedFacts {
  /** scheme and host of the site, without a slash at the end */
  siteLink: string;
  /** of the page that it is the feed of */
  path: string;
  language: Language;
  title: string;
  description: string | undefined;
  entries: readonly FeedEntry[];
}

const entryOf = (
  { id, href, title, lead, published, updated }: FeedEntry,
  { siteLink, language }: FeedFacts,
): string => `<entry>
<id>${escapeXml(`${TAG}${id}/${language}`)}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(siteLink + inLanguage(href, language))}"/>
<published>${moment(published)}</published>
<updated>${moment(updated)}</updated>
<summary>${escapeXml(lead)}</summary>
</entry>`;

/** What is new on a page, as Atom (RFC 4287), in one language. */
export function atomFeed(facts: FeedFacts): string {
  const { siteLink, path, language, title, description } = facts;
  const entries = facts.entries.slice(0, MOST_ENTRIES);
  const updated = entries
    .map((entry) => entry.updated)
    .toSorted()
    .at(-1);
  return `${XML_START}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${escapeXml(`${TAG}feed${path}/${language}`)}</id>
<title>${escapeXml(`${title} · Alisio`)}</title>
${description === undefined ? '' : `<subtitle>${escapeXml(description)}</subtitle>\n`}<link rel="self" type="application/atom+xml" href="${escapeXml(siteLink + inLanguage(feedPath(path), language))}"/>
<link rel="alternate" type="text/html" href="${escapeXml(siteLink + inLanguage(path, language))}"/>
<updated>${updated === undefined ? NEVER : moment(updated)}</updated>
<author><name>Alisio</name></author>
${entries.map((entry) => entryOf(entry, facts)).join('\n')}
</feed>
`;
}
