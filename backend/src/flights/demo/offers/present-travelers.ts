import { CABIN_LABELS, type FareDetails, type TravelerPricing } from '@alisio/shared-contracts/flights';
import { amountText } from '@alisio/shared-contracts/money';
import { feeIn } from '../fares/currencies.ts';
import { bagsOf } from '../fares/fare-families.ts';
import { longest } from '../journeys/journey.ts';
import type { TravelerPrice } from './price-trip.ts';
import type { Trip } from './trip.ts';

const NO_BAGS = { quantity: 0 };
const CABIN_BAG_KG = 10;

/** Fare details of one traveller on every segment; infants on a lap have no bags of their own. */
function fareDetails({ journeys, rules, currency }: Trip, infant: boolean): FareDetails[] {
  let id = 0;
  const journeyCode = journeys.length > 1 ? 'RT' : 'OW';
  return journeys.flatMap(({ journey, cabins }) => {
    const { kind } = longest(journey).flight.route.airline;
    return cabins.map((cabin): FareDetails => {
      id += 1;
      const bags = bagsOf(cabin, rules.family, kind, journey.directKm);
      const price = { amount: feeIn(currency, bags.chargePerBag * 100), currency };
      return {
        segmentId: String(id),
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
          chargeableCheckedBags: infant ? { quantity: 0 } : { quantity: bags.chargeable, price },
        },
      };
    });
  });
}

const shownPrice = ({ base, taxes, total }: TravelerPrice, currency: string): TravelerPricing['price'] => ({
  currency,
  total: amountText(total, currency),
  base: amountText(base, currency),
  taxes: taxes.map(({ code, amount }) => ({ code, amount: amountText(amount, currency) })),
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
