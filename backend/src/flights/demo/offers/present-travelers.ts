import {
  CABIN_LABELS,
  type CabinClass,
  type FareDetails,
  type TravelerPricing,
} from '@alisio/shared-contracts/flights';
import { amountText } from '@alisio/shared-contracts/money';
import type { AirlineKind } from '../airlines/index.ts';
import { feeIn } from '../fares/currencies.ts';
import { bagsOf, type FamilyRules } from '../fares/fare-families.ts';
import { longest } from '../journeys/journey.ts';
import { Kept } from '../kept.ts';
import type { TravelerPrice } from './price-trip.ts';
import type { Fare, PricedJourney, Terms } from './trip.ts';

type TravelerType = TravelerPricing['type'];
type ShownPrice = TravelerPricing['price'];

const NO_BAGS = { quantity: 0 };
const CABIN_BAG_KG = 10;

/** A segment's place in an offer, and what decides on its bags. */
interface FareQuestion {
  cabin: CabinClass;
  rules: FamilyRules;
  kind: AirlineKind;
  km: number;
  isRoundTrip: boolean;
  segmentId: number;
  infant: boolean;
}

function fareDetailsOf(
  { cabin, rules, kind, km, isRoundTrip, segmentId, infant }: FareQuestion,
  currency: string,
): FareDetails {
  const bags = bagsOf(cabin, rules.family, kind, km);
  const price = { amount: feeIn(currency, bags.chargePerBag * 100), currency };
  return {
    segmentId: String(segmentId),
    cabin: CABIN_LABELS[cabin],
    fareBasis: `${rules.bookingClass}${isRoundTrip ? 'RT' : 'OW'}${rules.family.slice(0, 3)}`,
    class: rules.bookingClass,
    brandedFare: rules.family,
    includedCheckedBags:
      infant || bags.checked === 0
        ? NO_BAGS
        : { quantity: bags.checked, weight: bags.weight, weightUnit: 'KG' },
    includedCabinBags:
      infant || bags.cabin === 0 ? NO_BAGS : { quantity: bags.cabin, weight: CABIN_BAG_KG, weightUnit: 'KG' },
    additionalServices: {
      chargeableCheckedBags: infant ? NO_BAGS : { quantity: bags.chargeable, price },
    },
  };
}

/** Who travels, adults first; each infant on the lap of one adult. */
function namesOf({
  adult,
  child,
  infant,
}: Terms['travelers']): Omit<TravelerPricing, 'price' | 'fareDetailsBySegment'>[] {
  const types: TravelerType[] = [
    ...Array<'ADULT'>(adult).fill('ADULT'),
    ...Array<'CHILD'>(child).fill('CHILD'),
    ...Array<'INFANT'>(infant).fill('INFANT'),
  ];
  const firstInfant = adult + child;
  return types.map((type, index) => ({
    travelerId: String(index + 1),
    type,
    ...(type === 'INFANT' ? { associatedAdultId: String(index - firstInfant + 1) } : {}),
  }));
}

/** Shows the travellers of the offers of one search; what these have in common is one object. */
export class TravelerPresenter {
  readonly #currency: string;
  readonly #names: ReturnType<typeof namesOf>;
  readonly #hasInfants: boolean;
  readonly #details = new Kept(
    (_: PricedJourney) => new Kept((_rules: FamilyRules) => new Map<number, FareDetails[]>()),
  );
  /** by all that they follow from: few in a search, whose journeys are many */
  readonly #segments = new Map<string, FareDetails>();
  readonly #taxes: Kept<TravelerPrice['taxes'], ShownPrice['taxes']>;

  constructor({ currency, travelers }: Terms) {
    this.#currency = currency;
    this.#names = namesOf(travelers);
    this.#hasInfants = travelers.infant > 0;
    this.#taxes = new Kept((taxes) =>
      taxes.map(({ code, amount }) => ({ code, amount: amountText(amount, currency) })),
    );
  }

  pricings(fare: Fare, prices: Record<TravelerType, TravelerPrice>): TravelerPricing[] {
    const seated = this.#fareDetails(fare, false);
    const shown: Partial<Record<TravelerType, ShownPrice>> = {};
    const onLap = this.#hasInfants ? this.#fareDetails(fare, true) : seated;
    return this.#names.map((name) => {
      const { type } = name;
      shown[type] ??= this.#price(prices[type]);
      return { ...name, price: shown[type], fareDetailsBySegment: type === 'INFANT' ? onLap : seated };
    });
  }

  /** Fare details of one traveller on every segment; infants on a lap have no bags of their own. */
  #fareDetails({ journeys, rules }: Fare, infant: boolean): FareDetails[] {
    const isRoundTrip = journeys.length > 1;
    const all: FareDetails[] = [];
    for (const seated of journeys) {
      const firstId = all.length + 1;
      const known = this.#details.of(seated).of(rules);
      const place = infant ? 0 - firstId : firstId;
      const details =
        known.get(place) ?? this.#journeyDetails(seated, { rules, isRoundTrip, infant }, firstId);
      known.set(place, details);
      all.push(...details);
    }
    return all;
  }

  #journeyDetails(
    { journey, cabins }: PricedJourney,
    fare: Pick<FareQuestion, 'rules' | 'isRoundTrip' | 'infant'>,
    firstId: number,
  ): FareDetails[] {
    const { kind } = longest(journey).flight.route.airline;
    const { directKm: km } = journey;
    return cabins.map((cabin, index) => {
      const segmentId = firstId + index;
      const { rules, isRoundTrip, infant } = fare;
      const key = `${segmentId} ${cabin} ${rules.family} ${rules.bookingClass} ${kind} ${km} ${isRoundTrip} ${infant}`;
      const known = this.#segments.get(key);
      if (known) return known;
      const details = fareDetailsOf({ ...fare, cabin, kind, km, segmentId }, this.#currency);
      this.#segments.set(key, details);
      return details;
    });
  }

  #price({ base, taxes, total }: TravelerPrice): ShownPrice {
    const currency = this.#currency;
    return {
      currency,
      total: amountText(total, currency),
      base: amountText(base, currency),
      taxes: this.#taxes.of(taxes),
      intBase: { amount: base, currency },
      intTotal: { amount: total, currency },
    };
  }
}
