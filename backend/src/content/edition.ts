import {
  AIRLINES_PAGE,
  airlineHref,
  type ContentAirline,
  type ContentAirlineCard,
  type ContentBlock,
  type ContentCard,
  type ContentPage,
  type ContentSpan,
  SECTION_PAGES,
  sectionPageIn,
  sectionsOf,
} from '@alisio/shared-contracts/content';
import { byLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@alisio/shared-contracts/languages';
import type { ListedPage } from '@alisio/shared-contracts/listings';
import { WordSearch } from '@alisio/shared-contracts/text-search';
import { blocksOf } from './blocks-of.ts';
import { addressOfLink, type Targets } from './links.ts';
import { type PartPlaces, withPlaceNames } from './part-places.ts';
import type { FiledText } from './read-text.ts';

/** What is wrong with a file, in one sentence that begins with its name. */
export interface ContentProblem {
  file: string;
  what: string;
}

type Pair = Record<Language, FiledText>;

/** Marks a link that leads nowhere until it is taken out: no address begins so. */
const NOWHERE = '/\u0000';

const withoutDeadLinks = (line: ContentSpan[]): ContentSpan[] =>
  line.map(({ href, ...span }) => (href === undefined || href === NOWHERE ? span : { ...span, href }));

function withLivingLinks(block: ContentBlock): ContentBlock {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, line: withoutDeadLinks(block.line) };
    case 'list':
      return { ...block, items: block.items.map(withoutDeadLinks) };
    case 'tip':
      return { ...block, lines: block.lines.map(withoutDeadLinks) };
    case 'table':
      return {
        ...block,
        head: block.head.map(withoutDeadLinks),
        rows: block.rows.map((row) => row.map(withoutDeadLinks)),
      };
    default:
      return block;
  }
}

/** So many texts a page leads on to. */
const MOST_TO_READ_ON = 4;

const airlineCardOf = ({ code, name, base, alliance }: ContentAirline): ContentAirlineCard => ({
  code,
  name,
  base,
  ...(alliance ? { alliance } : {}),
});

/** What an airline's files have to say alike in all languages. */
const saidOfAirline = ({ front: { slug, airline } }: FiledText): string =>
  JSON.stringify([
    slug,
    airline?.code,
    airline?.alliance,
    airline?.bags,
    airline?.deadlines,
    airline?.terminals.map(({ airport }) => airport),
  ]);

export const cardOf = ({ front, href, minutes }: FiledText): ContentCard => ({
  id: front.id,
  kind: front.kind,
  href,
  title: front.title,
  lead: front.lead,
  poster: front.poster,
  ...(front.sections?.[0] ? { section: front.sections[0] } : {}),
  ...(front.airline ? { airline: airlineCardOf(front.airline) } : {}),
  published: front.published,
  updated: front.updated,
  minutes,
});

export interface EditionTexts {
  /** by the name of their file */
  files: ReadonlyMap<string, FiledText>;
  /** hosts outside that texts may lead to */
  officialSites?: ReadonlySet<string>;
  places: PartPlaces;
}

/** All texts as they stood at one moment, linked with each other. Made whole, never changed. */
export class Edition {
  /** what a reader is not shown because of it, or shown without its link */
  readonly problems: readonly ContentProblem[];
  readonly #pairs: ReadonlyMap<string, Pair>;
  readonly #byAddress = new Map<string, FiledText[]>();
  readonly #targets: Targets;
  readonly #searches: Partial<Record<Language, WordSearch<FiledText>>> = {};
  readonly #places: PartPlaces;

  constructor({ files, places, officialSites }: EditionTexts) {
    this.#places = places;
    const problems: ContentProblem[] = [];
    const report = (file: string, what: string) => problems.push({ file, what });
    const halves = new Map<string, { file: string; text: FiledText }[]>();
    for (const [file, text] of files) {
      halves.set(text.front.id, [...(halves.get(text.front.id) ?? []), { file, text }]);
    }
    const pairs = new Map<string, Pair>();
    for (const [id, found] of halves) {
      const [first] = found;
      if (!first) continue;
      const of = (language: Language) => found.filter(({ text }) => text.language === language);
      const lacking = LANGUAGES.filter((language) => of(language).length !== 1);
      if (lacking.length > 0) {
        report(first.file, `${id} is not written once in ${lacking.join(', ')}`);
        continue;
      }
      if (
        new Set(found.map(({ text }) => saidOfAirline(text))).size > 1 &&
        first.text.front.kind === 'airline'
      )
        report(first.file, `says otherwise of ${id} than its other language`);
      pairs.set(
        id,
        byLanguage((language) => of(language)[0]?.text ?? first.text),
      );
    }
    this.#pairs = pairs;
    const shown = [...pairs.values()].filter((pair) => !isDraft(pair));
    for (const text of shown.flatMap((pair) => LANGUAGES.map((language) => pair[language]))) {
      this.#byAddress.set(text.href, [...(this.#byAddress.get(text.href) ?? []), text]);
    }
    this.#targets = {
      address: (id, language) => {
        const pair = pairs.get(id);
        return pair && !isDraft(pair) ? pair[language].href : undefined;
      },
      isText: (path) => this.#byAddress.has(path),
      airline: (slug) => {
        const href = airlineHref(slug);
        return this.#byAddress.has(href) ? href : undefined;
      },
      isOfficial: (host) => officialSites?.has(host) ?? false,
    };
    for (const [address, texts] of this.#byAddress) {
      if (new Set(texts.map(({ front }) => front.id)).size > 1) {
        report(texts.map(({ front }) => front.id).join(', '), `stand at one address, ${address}`);
      }
    }
    for (const [file, text] of files) {
      if (!pairs.has(text.front.id)) continue;
      this.#linked(text, (target) => {
        const isOutside = target.startsWith('https://');
        const why = isOutside ? 'whose host is not in official-sites.txt' : 'which is not there';
        report(file, `links to ${target}, ${why}`);
      });
      for (const id of text.front.related ?? []) {
        if (!this.#targets.address(id, text.language))
          report(file, `is related to ${id}, which is not there`);
      }
    }
    this.problems = problems;
  }

  #linked(text: FiledText, onDead: (target: string) => void = () => undefined): ContentBlock[] {
    const blocks = blocksOf(text.markdown, (target) => {
      const address = addressOfLink(target, text.language, this.#targets);
      if (address === undefined) onDead(target);
      return address ?? NOWHERE;
    });
    return blocks.map((block) => withPlaceNames(withLivingLinks(block), text.language, this.#places));
  }

  /** Where one flies to for a text, by name. */
  #flightsTo({ front: { place }, language }: FiledText): Pick<ContentPage, 'flights'> {
    const to = place?.airport;
    const city = to && this.#places.airports.airportsOf(to)[0]?.city[language];
    return to && city ? { flights: { to, city } } : {};
  }

  #page(pair: Pair, language: Language): ContentPage {
    const text = pair[language];
    const { front } = text;
    return {
      card: cardOf(text),
      language,
      addresses: byLanguage((each) => pair[each].href),
      description: front.description,
      body: this.#linked(text),
      ...(front.place ? { place: front.place } : {}),
      ...this.#flightsTo(text),
      ...(front.weather ? { weather: front.weather } : {}),
      ...(front.facts ? { facts: front.facts } : {}),
      ...(front.airline ? { airline: front.airline } : {}),
      related: this.#goingOn(text),
    };
  }

  /** Texts to read on: those that it names, then of its country, then of its list, newest first. */
  #goingOn({ front, language }: FiledText): ContentCard[] {
    if (front.kind === 'page') return [];
    const named = (front.related ?? []).flatMap((id) => {
      const other = this.#pairs.get(id);
      return other && !isDraft(other) ? [other[language]] : [];
    });
    const others = this.texts(language).filter((other) => other.front.kind !== 'page');
    const alike = [
      ...others.filter((other) => other.front.place && other.front.place.country === front.place?.country),
      ...others.filter((other) => front.sections && other.front.sections?.[0] === front.sections[0]),
    ].filter((other) => other.front.id !== front.id);
    return [...new Set([...named, ...alike])].slice(0, MOST_TO_READ_ON).map(cardOf);
  }

  /**
   * The text at an address, or at one that it had before (`card.href` says where it is now). Where one address stands for
   * both languages, `wanted` decides.
   */
  page(path: string, wanted: Language): ContentPage | undefined {
    // Addresses are written in small letters, and read in any: `card.href` says how.
    const written = path.toLowerCase();
    const here = this.#byAddress.get(written);
    const text = here?.find(({ language }) => language === wanted) ?? here?.[0] ?? this.#formerly(written);
    const pair = text && this.#pairs.get(text.front.id);
    return pair && this.#page(pair, text.language);
  }

  /** A text by the last part of an address: it may have moved to another section, or have another name now. */
  #formerly(path: string): FiledText | undefined {
    const parts = path.split('/').slice(1);
    const slug = parts.at(-1) ?? '';
    for (const texts of this.#byAddress.values()) {
      for (const text of texts) {
        const isArticle = text.front.kind === 'article';
        if (isArticle !== parts.length > 1) continue;
        if (text.front.slug === slug || text.front.formerly?.includes(slug)) return text;
      }
    }
    return undefined;
  }

  /** A text by its id, drafts too. */
  preview(id: string, language: Language): ContentPage | undefined {
    const pair = this.#pairs.get(id);
    return pair && this.#page(pair, language);
  }

  /** All texts that are published, in one language, newest first. */
  texts(language: Language): FiledText[] {
    return [...this.#pairs.values()]
      .filter((pair) => !isDraft(pair))
      .map((pair) => pair[language])
      .toSorted(
        (one, other) =>
          other.front.published.localeCompare(one.front.published) ||
          one.front.id.localeCompare(other.front.id),
      );
  }

  /** The airlines that have a page, by name. */
  airlines(language: Language): ContentCard[] {
    return this.texts(language)
      .filter(({ front }) => front.kind === 'airline')
      .toSorted((one, other) =>
        (one.front.airline?.name ?? '').localeCompare(other.front.airline?.name ?? ''),
      )
      .map(cardOf);
  }

  /** Pages of texts that search engines are told of, and the lists with the day of what was changed last in them. */
  addresses(): ListedPage[] {
    const shown = [...this.#pairs.values()].filter((pair) => !isDraft(pair));
    const texts = shown
      .filter((pair) => !UNLISTED.includes(pair[DEFAULT_LANGUAGE].href))
      .map((pair) => ({
        addresses: byLanguage((language) => pair[language].href),
        updated: lastChange([pair]),
        poster: pair[DEFAULT_LANGUAGE].front.poster,
      }));
    const lists = SECTION_PAGES.filter((page) => sectionPageIn(page, DEFAULT_LANGUAGE) === page).map(
      (page) => {
        const wanted = sectionsOf(page);
        const inIt = shown.filter((pair) =>
          pair[DEFAULT_LANGUAGE].front.sections?.some((section) => wanted.includes(section)),
        );
        return {
          addresses: byLanguage((language) => `/${sectionPageIn(page, language)}`),
          ...(inIt.length > 0 ? { updated: lastChange(inIt) } : {}),
        };
      },
    );
    const airlines = shown.filter((pair) => pair[DEFAULT_LANGUAGE].front.kind === 'airline');
    const ofAirlines =
      airlines.length > 0
        ? [{ addresses: byLanguage(() => AIRLINES_PAGE), updated: lastChange(airlines) }]
        : [];
    return [...lists, ...ofAirlines, ...texts];
  }

  /**
   * Texts by words of title, lead or body, those first that say them in their title; `insteadOf` where they were
   * mistyped.
   */
  search(words: string, language: Language): { cards: ContentCard[]; insteadOf?: string } {
    this.#searches[language] ??= new WordSearch(this.texts(language), ({ front, words: body }) => [
      front.title,
      front.lead,
      `${front.description} ${body}`,
    ]);
    const { items, ...told } = this.#searches[language].find(words);
    return { cards: items.map(cardOf), ...told };
  }
}

const isDraft = (pair: Pair): boolean => LANGUAGES.some((language) => pair[language].front.draft === true);

/** Nobody looks for what answers them: its page says so too. */
const UNLISTED = ['/gracias'];

/** The last day on which one of these was changed, in any language. */
const lastChange = (pairs: readonly Pair[]): string =>
  pairs
    .flatMap((pair) => LANGUAGES.map((language) => pair[language].front.updated))
    .toSorted()
    .at(-1) ?? '';
