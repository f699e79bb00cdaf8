import { type Language, languageFacts } from '@alisio/shared-contracts/languages';
import { inLanguage } from '@alisio/shared-contracts/routes';

/** What a page says of itself to search engines and to those who share it (§2). */
export interface PageFacts {
  title: string;
  description?: string | undefined;
  /** content of the robots tag */
  robots?: string | undefined;
  language: Language;
  /** scheme and host of the site, without a slash at the end */
  siteLink: string;
  /** clean path, without query */
  pathname: string;
  /** nobody's address, or one that cannot be shown: nothing for others to link to */
  missing?: boolean | undefined;
  /** paths of the page by language, where they differ */
  addresses?: Readonly<Record<Language, string>> | undefined;
}

export interface MetaTag {
  attribute: 'name' | 'property';
  name: string;
  /** nothing: the page has no such tag */
  content: string | undefined;
}

const SITE = 'Alisio';

/** The picture of a page that has none of its own. The edge answers it; in the size that sharing sites ask for. */
export const SOCIAL_CARD = { path: '/social-card.png', width: 1200, height: 630 } as const;

/** §2: canonical link = site link plus current path, each language at its own. */
export const canonicalOf = ({
  siteLink,
  pathname,
  missing,
  addresses,
  language,
}: PageFacts): string | undefined =>
  missing ? undefined : siteLink + inLanguage(addresses?.[language] ?? pathname, language);

/**
 * Every tag that a page can have, also those that it has not: the page before may have had them. Its picture is the
 * edge's: only who reads documents looks for it.
 */
export function metaTags(page: PageFacts): MetaTag[] {
  const { title, description, robots, language, siteLink, pathname, missing } = page;
  const named = (name: string, content: string | undefined): MetaTag => ({
    attribute: 'name',
    name,
    content,
  });
  const social = (name: string, content: string | undefined): MetaTag => ({
    attribute: 'property',
    name: `og:${name}`,
    content,
  });
  return [
    named('description', description),
    named('robots', missing ? 'noindex' : robots),
    named('twitter:card', 'summary_large_image'),
    social('site_name', SITE),
    social('type', 'website'),
    social('title', title),
    social('description', description),
    social('url', canonicalOf(page) ?? siteLink + pathname),
    social('locale', languageFacts(language).openGraph),
  ];
}
