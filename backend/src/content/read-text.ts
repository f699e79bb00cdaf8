import {
  airlineHref,
  articleHref,
  type ContentBlock,
  countryPageHref,
} from '@alisio/shared-contracts/content';
import type { Language } from '@alisio/shared-contracts/languages';
import { z } from '@alisio/shared-contracts/zod';
import { blocksOf, textOf } from './blocks-of.ts';
import { type FrontMatter, frontMatter } from './front-matter.ts';
import { isShopPage } from './links.ts';
import { type PartPlaces, withPlaceNames } from './part-places.ts';
import { splitFile } from './split-file.ts';
import { languageSpoken } from './spoken-language.ts';

/** A text in one language as its file says, links not yet made. */
export interface FiledText {
  front: FrontMatter;
  language: Language;
  markdown: string;
  href: string;
  /** words of the body */
  words: string;
  minutes: number;
}

/** Words a minute of somebody who reads on a phone. */
const READ_PER_MINUTE = 200;

/** How many words a text of each kind has. */
const LENGTHS: Record<FrontMatter['kind'], readonly [least: number, most: number]> = {
  article: [550, 1500],
  country: [450, 1200],
  airline: [60, 800],
  page: [5, 4000],
};

/** Where a text lives. @throws Error for an article that belongs nowhere */
function hrefOf({ kind, slug, sections }: FrontMatter, language: Language): string {
  if (kind === 'airline') return airlineHref(slug);
  if (kind !== 'article') return countryPageHref(slug);
  const [home] = sections ?? [];
  if (!home) throw new Error('is an article without sections');
  return articleHref(home, slug, language);
}

function frontOf(front: unknown): FrontMatter {
  const read = z.safeParse(frontMatter, front);
  if (read.success) return read.data;
  const wrong = read.error.issues.map(({ path, code, message, ...issue }) => {
    const keys = 'keys' in issue && Array.isArray(issue.keys) ? ` ${issue.keys.join(', ')}` : '';
    return `${path.join('.') || 'the whole'} (${message || code}${keys})`;
  });
  throw new Error(`has wrong front matter: ${wrong.join('; ')}`);
}

const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * Reads a text's file, whatever other texts there are.
 * @throws Error in one sentence that begins with what is wrong: "has a heading of level 1: …"
 */
export function readText(source: string, language: Language, places: PartPlaces): FiledText {
  const { front: raw, markdown, firstLine } = splitFile(source);
  const front = frontOf(raw);
  if ((front.kind === 'airline') !== (front.airline !== undefined))
    throw new Error('tells of an airline, or is of one, but not both');
  if (front.updated < front.published) throw new Error('was changed before it was published');
  const href = hrefOf(front, language);
  if (front.kind === 'country' && isShopPage(href))
    throw new Error(`would stand at ${href}, a page of the shop`);
  const { place } = front;
  if (place?.airport && places.airports.airportsOf(place.airport).length === 0) {
    throw new Error(`has a place whose airport is ${place.airport}, which no airport has`);
  }
  const blocks: ContentBlock[] = blocksOf(
    markdown,
    (target) => (target.startsWith('https://') ? target : '/'),
    (block) => withPlaceNames(block, language, places),
    firstLine,
  );
  const words = blocks.map(textOf).join(' ');
  const count = countWords(words);
  const [least, most] = LENGTHS[front.kind];
  if (count < least || count > most) throw new Error(`has ${count} words, not ${least} to ${most}`);
  const spoken = languageSpoken(`${front.title} ${front.lead} ${words}`);
  if (spoken !== undefined && spoken !== language) throw new Error(`is written in ${spoken}`);
  if (front.kind !== 'page' && front.kind !== 'airline' && !blocks.some(({ kind }) => kind === 'heading'))
    throw new Error('has no headings');
  if (front.kind === 'airline' && blocks.some(({ kind }) => kind === 'part'))
    throw new Error('has a live part, which pages of airlines do not show');
  if (blocks.some((block) => block.kind === 'part' && block.part === 'weather') && !front.weather) {
    throw new Error('shows weather that its front matter does not tell');
  }
  return {
    front,
    language,
    markdown,
    href,
    words,
    minutes: Math.max(1, Math.round(count / READ_PER_MINUTE)),
  };
}
