import type { Language } from '@alisio/shared-contracts/languages';
import { type PackageQuery, packageResultsHref } from '@alisio/shared-contracts/packages';
import { askAirports } from '../../api/trip-places.ts';

/** Says in the form's address that no script chose: what was typed is words, and leads on to the results. */
export const TYPED = 'typed';

const CODE = /^[A-Z]{3}$/;

async function codeOf(typed: string, language: Language): Promise<string> {
  if (CODE.test(typed) || typed === '') return typed;
  const { airports } = await askAirports(typed, language);
  return airports[0]?.airportCode ?? '';
}

/** Where a search leads that no script sent, by the best places for what was typed; nothing where one is not found. */
export async function typedSearchHref(query: PackageQuery, language: Language): Promise<string | undefined> {
  const [from, to] = await Promise.all([codeOf(query.from, language), codeOf(query.to, language)]);
  return from && to ? packageResultsHref({ ...query, from, to }) : undefined;
}
