import { addDays, isIsoDate } from '../dates/index.ts';
import { TRAIN_REGIONS, type TrainRegion, trainDealId, trainPlaceSlug } from './codes.ts';
import { readTrainParty, type TrainParty } from './party.ts';

/** Where all deals stand (§2). */
const TRAINS_PATH = '/trains-deals';

/** Deals are sold for trains from the day after tomorrow, so many days on. */
export const TRAIN_DAYS = { first: 2, last: 75 } as const;

/** What an address of train deals asks. Empty words ask for nothing. */
export interface TrainQuery {
  /** places by their slugs */
  from: string;
  to: string;
  /** ISO date; empty for any */
  date: string;
  party: TrainParty;
  region: TrainRegion | '';
  /** from 1 */
  page: number;
  /** a deal that was chosen to be looked at and asked about */
  deal: string;
}

/** The first and the last day that deals are for, ISO dates. */
export const trainDays = (today: string): { min: string; max: string } => ({
  min: addDays(today, TRAIN_DAYS.first),
  max: addDays(today, TRAIN_DAYS.last),
});

function readDate(said: string, today: string): string {
  if (!isIsoDate(said)) return '';
  const { min, max } = trainDays(today);
  return said < min ? min : said > max ? max : said;
}

/** Reads an address; whatever is missing or broken asks for nothing, and two adults travel. `today`: ISO date. */
export function readTrainQuery(search: URLSearchParams, today: string): TrainQuery {
  const word = (name: string, fits: (value: string) => boolean) => {
    const value = search.get(name) ?? '';
    return fits(value) ? value : '';
  };
  const isPlace = (value: string) => trainPlaceSlug.safeParse(value).success;
  return {
    from: word('from', isPlace),
    to: word('to', isPlace),
    date: readDate(search.get('date') ?? '', today),
    party: readTrainParty(search.get('adults'), search.get('children')),
    region: TRAIN_REGIONS.find((region) => region === search.get('region')) ?? '',
    page: Number(word('page', (value) => /^[1-9]\d?$/.test(value)) || '1'),
    deal: word('deal', (value) => trainDealId.safeParse(value).success),
  };
}

/** The address of train deals with what is asked; what asks for nothing is left out. */
export function trainsHref(asked: Partial<TrainQuery> = {}): string {
  const { party, page = 1, ...words } = asked;
  const search = new URLSearchParams(Object.entries(words).filter(([, value]) => value !== ''));
  if (party) {
    search.set('adults', String(party.adults));
    if (party.children > 0) search.set('children', String(party.children));
  }
  if (page > 1) search.set('page', String(page));
  const said = search.toString();
  return said === '' ? TRAINS_PATH : `${TRAINS_PATH}?${said}`;
}

/** The address of an offer that was sent to somebody (§2). */
export const trainTokenHref = (token: string): string => `${TRAINS_PATH}/${token}`;
