import {
  type ActivityQuery,
  activityResultsHref,
  PARTY_LIMITS,
  readActivityQuery,
  writeParty,
} from '@alisio/shared-contracts/activities';
import { type Place, readSearchedPlace, writeSearchedPlace } from '@alisio/shared-contracts/places';
import { readCount } from '@alisio/shared-contracts/rules';
import type { ActivityForm } from './activity-form.ts';

/** Where the form goes with no script: a page that reads what was typed and leads on to the results. */
export const SEARCH_PATH = '/activities/buscar';
/** Says in its address that the form is wanted, not what it leads to. */
const CHANGE = 'change';
/** No name of a place is longer. */
const LONGEST_NAME = 100;

/** The form with what a results address has asked for. @param search its query */
export const changeHref = (search: string): string => `${SEARCH_PATH}${search || '?'}&${CHANGE}=1`;

/** What the form's fields have by themselves, by name: what its panels ask for, and a place that was chosen. */
export const formWords = ({ place, from, to, adults, ages }: ActivityForm) =>
  [
    ...(place ? [['chosen', `${writeSearchedPlace(place)} ${place.name}`] as const] : []),
    ['from', from],
    ['to', to],
    ['people', writeParty({ adults, childAges: ages.flatMap((age) => age ?? []) })],
  ] as const;

/** What stands in the form's box. */
export const typedIn = (words: URLSearchParams): string =>
  (words.get('where') ?? '').trim().slice(0, LONGEST_NAME);

/** The place that was chosen and is still what stands in the box; nothing for words alone. */
export function chosenIn(words: URLSearchParams): ActivityQuery['place'] {
  const [, place = '', name] = /^(\S+) (.*)$/.exec(words.get('chosen') ?? '') ?? [];
  if (words.has('place')) return readSearchedPlace(words.get('place'));
  return name === typedIn(words) ? readSearchedPlace(place) : undefined;
}

/** Everybody of a plain form. */
function peopleOfCounts(adultsSaid: string | null, agesSaid: string | null): string {
  const { adults, childAge } = PARTY_LIMITS;
  const ages = (agesSaid ?? '').match(/\d{1,2}/g) ?? [];
  return writeParty({
    adults: readCount(adultsSaid, adults, adults.min),
    childAges: ages.map((age) => readCount(age, childAge, childAge.max)),
  });
}

/** What a form's address asks for; its plain fields count before what it had by itself. */
export function queryOfWords(words: URLSearchParams, today: string): ActivityQuery {
  const said = new URLSearchParams(words);
  if (words.has('adults')) said.set('people', peopleOfCounts(words.get('adults'), words.get('ages')));
  return readActivityQuery(said, today);
}

/** Whether an address asks for the form itself. */
export const wantsForm = (words: URLSearchParams): boolean => words.has(CHANGE);

/** The same search with this place. */
export const hrefOfPlace = (words: URLSearchParams, { kind, id }: Place, today: string): string =>
  activityResultsHref({ ...queryOfWords(words, today), place: { kind, id } });
