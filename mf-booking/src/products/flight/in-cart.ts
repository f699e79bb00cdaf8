import { offerCode, tripEnds } from '@alisio/shared-contracts/flights';
import type { ProductInCart } from '../product.ts';
import { bagServices } from './bags/bag-services.ts';
import { apartOf, offerOf, readFlight } from './details.ts';
import { FareRules, FareRulesLine } from './fare-rules.tsx';
import { FlightBrief, FlightLines, FlightSummary } from './flight-summary.tsx';
import { refundTerms } from './refund-terms.ts';
import { routeOf } from './route-of.ts';
import { sendFlightOrder } from './set-flight-order.ts';
import { lastTravelDay, travellerSlots } from './traveller-slots.ts';

/** A flight in the checkout: everybody who flies is named, and the airline asks nothing else. */
const flight: ProductInCart = {
  reads: (item) => readFlight(item) !== undefined,
  words: 'flight',
  title: (item, t) => routeOf(offerOf(item), t),
  code: (item) => offerCode(offerOf(item)),
  poster: (item) => tripEnds(offerOf(item)).toCityCode,
  country: (item) => tripEnds(offerOf(item)).fromCountryCode,
  buyer: ['emergencyContact', 'frequentFlyerNumber'],
  lastDay: (item) => lastTravelDay(offerOf(item)),
  travellers: travellerSlots,
  services: bagServices,
  saves: (item) => Math.max(0, (apartOf(item) ?? 0) - item.total.amount),
  Summary: FlightSummary,
  Brief: FlightBrief,
  Lines: FlightLines,
  cancellation: (item, wording) => refundTerms(offerOf(item), wording),
  rules: { title: 'flight.rules.title', Line: FareRulesLine, Paper: FareRules },
  // Most prices stand until they are paid.
  reprice: async (item) => {
    const { repriceFlight } = await import(/* webpackChunkName: "flight-later" */ './reprice-flight.ts');
    return repriceFlight(item);
  },
  order: sendFlightOrder,
};

export default flight;
