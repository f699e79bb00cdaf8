import type { CabinClass } from '@alisio/shared-contracts/flights';
import { countProblem, type TravelerCounts } from '@alisio/shared-contracts/rules';
import type { FamilyRules, FareFamily } from '../fares/fare-families.ts';
import { Kept } from '../kept.ts';
import { dayNumber, isoDay } from '../schedule/days.ts';
import { type SupplierName, supplierNamed } from '../suppliers.ts';
import { type Fare, type PricedJourney, supplierOfTrip, type Terms } from './trip.ts';

/** What an offer's id says: enough to make the offer again without any stored state. */
export interface OfferReference {
  /** who sells it */
  supplier: SupplierName;
  cabin: CabinClass;
  family: FareFamily;
  /** at the fare that is sold only with a hotel */
  inPackage: boolean;
  travelers: TravelerCounts;
  currency: string;
  pricedOn: number;
  journeys: FlightReference[][];
}

export interface FlightReference {
  carrier: string;
  number: number;
  from: string;
  to: string;
  day: number;
  /** demand step that the price stood on */
  step: number;
}

const CABIN: Record<CabinClass, string> = {
  economy: 'Y',
  premium_economy: 'W',
  business: 'C',
  first_class: 'F',
};
const CABIN_OF: Record<string, CabinClass> = {
  Y: 'economy',
  W: 'premium_economy',
  C: 'business',
  F: 'first_class',
};
const FAMILY_OF: Record<string, FareFamily> = { B: 'BASIC', C: 'CLASSIC', F: 'FLEX' };

const FORM =
  /^(demo\d)\.([YWCF])([BCF])(P?)\.(\d)(\d)(\d)\.([A-Z]{3})\.([0-9a-z]{3,4})\.([0-9A-Za-z.-]{1,200})$/;
const JOURNEY = /^(\d{6})((?:-[A-Z0-9]{2}\d{1,4}[A-Z]{6}\d[0-9a]){1,3})$/;
const FLIGHT = /^([A-Z0-9]{2})(\d{1,4})([A-Z]{3})([A-Z]{3})(\d)([0-9a])$/;

const shortDay = (day: number) => isoDay(day).replaceAll('-', '').slice(2);

function flightsText(flights: readonly FlightReference[]): string {
  const start = flights[0]?.day ?? 0;
  const texts = flights.map(
    ({ carrier, number, from, to, day, step }) =>
      `-${carrier}${number}${from}${to}${day - start}${step.toString(11)}`,
  );
  return shortDay(start) + texts.join('');
}

function termsText({
  cabin,
  family,
  inPackage,
  travelers: { adult, child, infant },
  currency,
  pricedOn,
}: Terms & { family: FareFamily }): string {
  const who = `${adult}${child}${infant}`;
  const rate = inPackage ? 'P' : '';
  return `${CABIN[cabin]}${family[0]}${rate}.${who}.${currency}.${pricedOn.toString(36)}`;
}

/** `demo1.YB.211.USD.gq3.261210-AV8BOGMIA00-….261217-…`: URL-safe, under 250 characters. */
export const writeOfferId = (reference: OfferReference): string =>
  [reference.supplier, termsText(reference), ...reference.journeys.map(flightsText)].join('.');

function readJourney(text: string): FlightReference[] | undefined {
  const [, date = '', flights = ''] = JOURNEY.exec(text) ?? [];
  const start = dayNumber(`20${date.slice(0, 2)}-${date.slice(2, 4)}-${date.slice(4, 6)}`);
  if (!Number.isFinite(start)) return undefined;
  return flights
    .slice(1)
    .split('-')
    .map((flight) => {
      const [, carrier = '', number, from = '', to = '', days, step = ''] = FLIGHT.exec(flight) ?? [];
      return {
        carrier,
        number: Number(number),
        from,
        to,
        day: start + Number(days),
        step: Number.parseInt(step, 11),
      };
    });
}

/** Reads an id; nothing for any text that `writeOfferId` would not have written. */
export function readOfferId(id: string): OfferReference | undefined {
  const [
    ,
    seller = '',
    cabinLetter = '',
    familyLetter = '',
    rate,
    adult,
    child,
    infant,
    currency = '',
    ...more
  ] = FORM.exec(id) ?? [];
  const [day = '', rest = ''] = more;
  const supplier = supplierNamed(seller);
  const [cabin, family] = [CABIN_OF[cabinLetter], FAMILY_OF[familyLetter]];
  const travelers = { adult: Number(adult), child: Number(child), infant: Number(infant) };
  const journeys = rest.split('.').flatMap((text) => {
    const journey = readJourney(text);
    return journey ? [journey] : [];
  });
  if (!supplier || !cabin || !family || countProblem(travelers) || journeys.length < 1 || journeys.length > 2)
    return undefined;
  const pricedOn = Number.parseInt(day, 36);
  const inPackage = rate === 'P';
  const reference = { supplier, cabin, family, inPackage, travelers, currency, pricedOn, journeys };
  return writeOfferId(reference) === id ? reference : undefined;
}

const flightsOf = ({ journey, steps }: PricedJourney): FlightReference[] =>
  journey.departures.map(({ flight, day }, index) => ({
    carrier: flight.route.airline.code,
    number: flight.number,
    from: flight.route.from.code,
    to: flight.route.to.code,
    day,
    step: steps[index] ?? 0,
  }));

/** Writes the ids of the offers of one search, as `writeOfferId` does: what they have in common once. */
export class OfferIds {
  readonly #flights = new Kept((journey: PricedJourney) => flightsText(flightsOf(journey)));
  readonly #terms: Kept<FamilyRules, string>;

  constructor(terms: Terms) {
    this.#terms = new Kept(({ family }) => termsText({ ...terms, family }));
  }

  idOf({ journeys, rules }: Fare): string {
    let id = `${supplierOfTrip({ journeys })}.${this.#terms.of(rules)}`;
    for (const journey of journeys) id += `.${this.#flights.of(journey)}`;
    return id;
  }
}
