import { CABIN_LABELS, type FareDetails, type TravelerPricing } from '@alisio/shared-contracts/flights';
import { amountText } from '@alisio/shared-contracts/money';
import { feeIn } from '../fares/currencies.ts';
import { bagsOf } from '../fares/fare-families.ts';
import { longest } from '../journeys/journey.ts';
import { keptOf } from '../kept-of.ts';
import type { TravelerPrice } from './price-trip.ts';
import type { PricedJourney, Trip } from './trip.ts';

const NO_BAGS = { quantity: 0 };
const CABIN_BAG_KG = 10;

interface FareQuestion {
  seated: PricedJourney;
  trip: Trip;
  /** number of the journey's first segment within the offer */
  firstId: number;
  infant: boolean;
}

function journeyFareDetails({ seated, trip, firstId, infant }: FareQuestion): FareDetails[] {
  const { rules, currency, journeys } = trip;
  const { journey, cabins } = seated;
  const journeyCode = journeys.length > 1 ? 'RT' : 'OW';
  const { kind } = longest(journey).flight.route.airline;
  return cabins.map((cabin, index): FareDetails => {
    const bags = bagsOf(cabin, rules.family, kind, journey.directKm);
    const price = { amount: feeIn(currency, bags.chargePerBag * 100), currency };
    return {
      segmentId: String(firstId + index),
      cabin: CABIN_LABELS[cabin],
      fareBasis: `${rules.bookingClass}${journeyCode}${rules.family.slice(0, 3)}`,
      class: rules.bookingClass,
      brandedFare: rules.family,
      includedCheckedBags:
        infant || bags.checked === 0
          ? NO_BAGS
          : { quantity: bags.checked, weight: bags.weight, weightUnit: 'KG' },
      includedCabinBags:
        infant || bags.cabin === 0
          ? NO_BAGS
          : { quantity: bags.cabin, weight: CABIN_BAG_KG, weightUnit: 'KG' },
      additionalServices: {
        chargeableCheckedBags: infant ? NO_BAGS : { quantity: bags.chargeable, price },
      },
    };
  });
}

const detailsOf = keptOf((_: PricedJourney) => new Map<string, FareDetails[]>());

/** Fare details of one traveller on every segment; infants on a lap have no bags of their own. */
function fareDetails(trip: Trip, infant: boolean): FareDetails[] {
  let firstId = 1;
  return trip.journeys.flatMap((seated) => {
    const { family, bookingClass } = trip.rules;
    const key = [family, bookingClass, trip.currency, trip.journeys.length, firstId, infant].join();
    const known = detailsOf(seated);
    const details = known.get(key) ?? journeyFareDetails({ seated, trip, firstId, infant });
    known.set(key, details);
    firstId += details.length;
    return details;
  });
}

type ShownTaxes = TravelerPricing['price']['taxes'];

const shownTaxes = keptOf((_: TravelerPrice['taxes']) => new Map<string, ShownTaxes>());

function taxTexts(taxes: TravelerPrice['taxes'], currency: string): ShownTaxes {
  const known = shownTaxes(taxes);
  const texts =
    known.get(currency) ?? taxes.map(({ code, amount }) => ({ code, amount: amountText(amount, currency) }));
  known.set(currency, texts);
  return texts;
}

const shownPrice = ({ base, taxes, total }: TravelerPrice, currency: string): TravelerPricing['price'] => ({
  currency,
  total: amountText(total, currency),
  base: amountText(base, currency),
  taxes: taxTexts(taxes, currency),
  intBase: { amount: base, currency },
  intTotal: { amount: total, currency },
});

/** Everyone who travels, adults first; each infant on the lap of one adult. */
export function travelerPricings(
  trip: Trip,
  prices: Record<TravelerPricing['type'], TravelerPrice>,
): TravelerPricing[] {
  const { currency, travelers } = trip;
  const types: TravelerPricing['type'][] = [
    ...Array<'ADULT'>(travelers.adult).fill('ADULT'),
    ...Array<'CHILD'>(travelers.child).fill('CHILD'),
    ...Array<'INFANT'>(travelers.infant).fill('INFANT'),
  ];
  const seated = fareDetails(trip, false);
  const onLap = fareDetails(trip, true);
  const shown = {
    ADULT: shownPrice(prices.ADULT, currency),
    CHILD: shownPrice(prices.CHILD, currency),
    INFANT: shownPrice(prices.INFANT, currency),
  };
  const firstInfant = travelers.adult + travelers.child;
  return types.map((type, index) => ({
    travelerId: String(index + 1),
    type,
    ...(type === 'INFANT' ? { associatedAdultId: String(index - firstInfant + 1) } : {}),
    price: shown[type],
    fareDetailsBySegment: type === 'INFANT' ? onLap : seated,
  }));
}
