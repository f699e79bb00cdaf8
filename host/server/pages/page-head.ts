import type { Registry } from '@alisio/platform/sdk/registry';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  languageFacts,
  saidIn,
} from '@alisio/shared-contracts/languages';
import { inLanguage } from '@alisio/shared-contracts/routes';
import { BOOTSTRAP_ELEMENT } from '../../src/read-bootstrap.ts';
import type { DrawnPage } from '../../src/server-half/render-page.tsx';
import type { ShownPage } from '../../src/shown-page/page-head.ts';
import { canonicalOf, metaTags, type PageFacts } from '../../src/shown-page/page-metadata.ts';
import { feedPath } from '../found/feed.ts';
import { escapeCss, escapeHtml } from '../http/escape.ts';
import type { Theme } from '../http/visitor.ts';
import type { ClaimMatch } from '../releases/match-claim.ts';
import { pictureTags } from './picture-tags.ts';
import { fontTags } from './preloads.ts';
import { plainCss, skeletonCss } from './skeleton.ts';
import { structuredData } from './structured-data.ts';

interface Fallback {
  title: string;
  /** of a page that cannot be shown, by its status */
  404: string;
  410: string;
  500: string;
  503: string;
}

const fallback: Record<Language, Fallback> = {
  es: {
    title: 'Alisio',
    404: 'Página no encontrada · Alisio',
    410: 'Esta página ya no está · Alisio',
    500: 'Error interno del servidor · Alisio',
    503: 'En pausa · Alisio',
  },
  en: {
    title: 'Alisio',
    404: 'Page not found · Alisio',
    410: 'This page is gone · Alisio',
    500: 'Internal server error · Alisio',
    503: 'Paused · Alisio',
  },
};

/** 410: what was there was taken away. 503: a remote that operators have switched off. */
export type PageStatus = 200 | 404 | 410 | 500 | 503;

export interface HeadFacts {
  registry: Registry;
  match: ClaimMatch | undefined;
  status: PageStatus;
  language: Language;
  theme: Theme;
  /** scheme and host of the site, without a slash at the end */
  siteLink: string;
  pathname: string;
  nonce: string;
  /** address of the picture of a poster, for who shares the page; of one that has none, and of one that is not known, the site's own */
  pictureOf: (poster: string | undefined) => string;
}

interface HeadBeginning {
  /** whether what is drawn stands behind it, and no skeleton */
  drawn: boolean;
  preloads?: string;
}

/** The page in each language, for crawlers: who asks for none that the site speaks is given the default one. */
function languageLinks(page: PageFacts): string[] {
  const { robots, missing, siteLink, pathname, addresses } = page;
  if (missing || robots?.includes('noindex')) return [];
  const link = (name: string, language: Language) => {
    const href = siteLink + inLanguage(addresses?.[language] ?? pathname, language);
    return `<link rel="alternate" hreflang="${name}" href="${escapeHtml(href)}">`;
  };
  return [...LANGUAGES.map((language) => link(language, language)), link('x-default', DEFAULT_LANGUAGE)];
}

/** The feed of a page that has one, in the page's language. */
function feedLink({ match, status, language, siteLink }: HeadFacts): string[] {
  if (status !== 200 || match?.claim.feed === undefined || !match.claim.head) return [];
  const href = siteLink + inLanguage(feedPath(match.claim.path), language);
  const { title } = saidIn(match.claim.head, language);
  return [
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`,
  ];
}

/** §2: title, description, social-sharing tags, canonical link = site link plus current path. */
function metadata(facts: HeadFacts, shown?: ShownPage): string {
  const { match, status, language, siteLink, pathname, pictureOf } = facts;
  const texts = status === 200 ? match?.claim.head && saidIn(match.claim.head, language) : undefined;
  const title = status === 200 ? (texts?.title ?? fallback[language].title) : fallback[language][status];
  const missing = status !== 200 || !match;
  const page = {
    ...(shown ?? { title, description: texts?.description, missing }),
    language,
    siteLink,
    pathname,
  };
  const canonical = canonicalOf(page);
  const picture = pictureOf(shown?.poster);
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    ...languageLinks(page),
    ...feedLink(facts),
    ...(missing ? [] : structuredData(facts, { ...shown }, picture)),
    ...metaTags(page).flatMap(({ attribute, name, content }) =>
      content === undefined ? [] : [`<meta ${attribute}="${name}" content="${escapeHtml(content)}">`],
    ),
    ...pictureTags(siteLink, picture, page.title),
  ].join('\n');
}

/** What of the head is known before the page is; `preloads` are the tags of the route's scripts, of one that is not drawn. */
export function headStart(facts: HeadFacts, { drawn, preloads = '' }: HeadBeginning): string {
  const { registry, language, theme, nonce } = facts;
  const chosen = theme === 'system' ? '' : ` data-theme="${theme}"`;
  return `<!doctype html>
<html lang="${language}" dir="${languageFacts(language).direction}"${chosen}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme === 'system' ? 'light dark' : theme}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${fontTags(registry)}
${preloads}
<style nonce="${nonce}">${registry.host.css}${plainCss}${drawn ? '' : skeletonCss}</style>
`;
}

/** Where no script runs: a page that was to be drawn, and was late, is asked for again and waited for. */
export const againWithoutScript = (href: string): string =>
  `<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(href)}"></noscript>\n`;

/**
 * What is painted while half of it has come moves as the rest of it comes: nothing is painted before what stands behind
 * all that is drawn. Chromium waits for an element's beginning only, so that a part's own id would be too early.
 */
const PAINTED_WHOLE = `<link rel="expect" href="#${BOOTSTRAP_ELEMENT}" blocking="render">\n`;

/** The rest of the head: what the page says of itself, or its claim, and the rules of what is drawn. */
export function headEnd(facts: HeadFacts, drawn?: DrawnPage): string {
  const rules = drawn
    ? `<style nonce="${facts.nonce}" data-emotion="${escapeHtml(drawn.styles.names)}">${escapeCss(drawn.styles.css)}</style>\n${PAINTED_WHOLE}`
    : '';
  return `${metadata(facts, drawn?.head)}\n${rules}</head>\n`;
}
