import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@alisio/shared-contracts/languages';
import { LANGUAGE_PARAMETER } from '@alisio/shared-contracts/routes';

/** So many addresses that ask something are followed of each kind: a search's results have no end. */
const OF_A_KIND = 2;

/** The language that an address names. */
export function languageOf(url: string): Language {
  const named = new URL(url).searchParams.get(LANGUAGE_PARAMETER);
  return isLanguage(named) ? named : DEFAULT_LANGUAGE;
}

/** Where a reader of a language comes to by a link: who reads English goes on in it, whatever the link says. */
export function followed(url: string, reader: Language): string {
  const target = new URL(url);
  if (reader !== DEFAULT_LANGUAGE && !target.searchParams.has(LANGUAGE_PARAMETER)) {
    target.searchParams.set(LANGUAGE_PARAMETER, reader);
  }
  return target.href;
}

/** Addresses that ask the same of pages of one kind, whatever the answer: `/turs/:/:?adults`, `/:/results?from&to`. */
function kindOf(url: URL): string {
  const asked = [...new Set(url.searchParams.keys())].filter((name) => name !== LANGUAGE_PARAMETER);
  if (asked.length === 0) return url.href;
  const [, first = '', ...rest] = url.pathname.split('/');
  const path = rest.at(-1) === 'results' ? '/:/results' : `/${first}${'/:'.repeat(rest.length)}`;
  return `${languageOf(url.href)} ${path}?${asked.toSorted().join('&')}`;
}

/** The addresses of a site that are still to be asked for, each once. */
export class Frontier {
  readonly #known = new Set<string>();
  readonly #kinds = new Map<string, number>();
  readonly #waiting: string[] = [];

  /** @returns whether it will be asked for, or was: not of each address that a search makes */
  add(url: string): boolean {
    if (this.#known.has(url)) return true;
    const kind = kindOf(new URL(url));
    const count = this.#kinds.get(kind) ?? 0;
    if (count >= OF_A_KIND) return false;
    this.#kinds.set(kind, count + 1);
    this.#known.add(url);
    this.#waiting.push(url);
    return true;
  }

  next(): string | undefined {
    return this.#waiting.shift();
  }
}

/** The home in each language. */
export const homesOf = (site: string): string[] =>
  LANGUAGES.map((language) => followed(new URL('/', site).href, language));
