import type { ContentBlock } from '@alisio/shared-contracts/content';
import type { Language } from '@alisio/shared-contracts/languages';
import type { AirportCatalogue } from '../airports/index.ts';

/** What the parts of texts may name. */
export interface PartPlaces {
  airports: AirportCatalogue;
  /** countries that tours go through: ISO code → the last part of their page's address */
  tourCountries: ReadonlyMap<string, string>;
}

type Given = Extract<ContentBlock, { kind: 'part' }>['given'];

/** `city`: where flights go, by its name; `slug`: by which tours of a country are found. */
function named({ to, from, country }: Given, language: Language, places: PartPlaces): Given {
  const cityOf = (key: string, code: string | number): string => {
    const [airport] = places.airports.airportsOf(String(code));
    if (!airport) throw new Error(`whose ${key} is ${code}, which no airport has`);
    return airport.city[language];
  };
  if (from !== undefined) cityOf('from', from);
  if (country === undefined) return to === undefined ? {} : { city: cityOf('to', to) };
  const slug = places.tourCountries.get(String(country));
  if (slug === undefined) {
    const known = [...places.tourCountries.keys()].toSorted().join(', ');
    throw new Error(`whose country is ${country}, through which no tours go; they do through ${known}`);
  }
  return { slug };
}

/**
 * A block whose part says by name, too, what its codes mean, in a language. Any other block as it is.
 * @throws Error for a code that nothing has
 */
export function withPlaceNames(block: ContentBlock, language: Language, places: PartPlaces): ContentBlock {
  if (block.kind !== 'part') return block;
  try {
    return { ...block, given: { ...block.given, ...named(block.given, language, places) } };
  } catch (error) {
    throw new Error(`has a part ${block.part} ${error instanceof Error ? error.message : error}`);
  }
}
