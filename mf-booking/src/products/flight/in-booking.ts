import { tripEnds } from '@alisio/shared-contracts/flights';
import type { ProductInBooking } from '../product.ts';
import { airlineLocatorsOf, bookedOfferOf, readBookedFlight } from './booked-details.ts';
import { BaggageCard, BookedFlightLines, Journeys } from './booked-flight.tsx';
import { flightDays } from './flight-days.ts';
import { FlightOptions } from './flight-options.tsx';
import { FlightReceiptLines } from './receipt-lines.tsx';
import { refundTerms } from './refund-terms.ts';
import { routeOf } from './route-of.ts';

/** A flight that was booked. */
const flight: ProductInBooking = {
  reads: (item) => readBookedFlight(item) !== undefined,
  words: 'flight',
  title: (item, t) => routeOf(bookedOfferOf(item), t),
  days: (item) => flightDays(bookedOfferOf(item)),
  poster: (item) => tripEnds(bookedOfferOf(item)).toCityCode,
  farewell: (item, t, name) => [
    t('flight.farewell', { name }),
    t('flight.goingTo', { to: tripEnds(bookedOfferOf(item)).to }),
  ],
  locators: (item, t) =>
    airlineLocatorsOf(item).map(({ airline, locator }) => ({
      label: t('flight.locator.label', { airline }),
      locator,
      hint: t('flight.locator.hint'),
    })),
  cancellation: (item, wording) => refundTerms(bookedOfferOf(item), wording),
  Sections: Journeys,
  Cards: BaggageCard,
  Lines: BookedFlightLines,
  Receipt: FlightReceiptLines,
  Options: FlightOptions,
  hasTimes: true,
};

export default flight;
