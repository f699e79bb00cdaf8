import type { CruiseItinerary, CruisePort, VisaHint } from '@alisio/shared-contracts/cruises';
import type { Language } from '@alisio/shared-contracts/languages';
import type { FiledPort } from '../files/cruise-files.ts';
import type { Itinerary } from '../hours/itinerary.ts';

const VISAS: Readonly<Record<string, VisaHint>> = {
  US: 'us',
  PR: 'us',
  VI: 'us',
  CA: 'canada',
  GB: 'united-kingdom',
  TR: 'turkey',
  BR: 'brazil',
};
const SCHENGEN = new Set(['ES', 'FR', 'IT', 'GR', 'HR', 'NO', 'DK', 'DE', 'SE', 'EE', 'FI', 'PT', 'MT']);

const visaOf = (country: string): VisaHint => VISAS[country] ?? (SCHENGEN.has(country) ? 'schengen' : 'none');

/** The country of a port stands in its code. */
export function toldPort({ code, names, ...port }: FiledPort, language: Language): CruisePort {
  const country = code.slice(0, 2);
  return { code, name: names[language], country, ...port, visa: visaOf(country) };
}

/** A route as cards draw it. */
export const toldItinerary = (
  { slug, titles, region, nights, days, ways }: Itinerary,
  language: Language,
): CruiseItinerary => ({ slug, title: titles[language], region, nights, days, ways: [...ways] });
