import {
  type BookedFlight,
  type FlightInCart,
  flightInCart,
  hasSeats,
  JOURNEY_TYPES,
  seatsOf,
} from '@alisio/shared-contracts/flights';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { z } from '@alisio/shared-contracts/zod';
import type { KeptItem, KeptService, OrderedItem, Product, ProductTitles, Said } from '../orders/index.ts';
import { soldAlone } from '../sold-together/index.ts';
import type { FlightInventory } from './flight-inventory.ts';
import type { CarrierLocator } from './flight-supplier.ts';
import { lastTravelDay, passengerMisfits } from './passenger-fit.ts';
import { SALES_CLOSE_MS } from './sales-close.ts';
import { type BookedTrip, flightReservations, leavesAt, tripEvents } from './trip-events.ts';
import { locatorCodes, priceLines, tripSections } from './trip-paper.ts';
import { bagLines, tripLines, tripTitle } from './trip-text.ts';

/** What selling an offer needs of the inventory. */
export type SoldFlights = Pick<
  FlightInventory,
  'offer' | 'book' | 'takeSeats' | 'giveBackSeats' | 'baggageOptions' | 'zoneOf'
> & { packages: Pick<FlightInventory['packages'], 'soldWith'> };

/** What has to be read of an offer to hold its seats and to let go of them, whatever else its shape is by then. */
const kept = z.object({ offer: z.object({ id: z.string() }) });
/** As it was written: who reads a booking knows what offers were like. */
const shown = z.object({ offer: z.unknown() });

/** What was answered at its booking; `null` in orders of before. */
const answered = z.object({
  locator: z.string(),
  locators: z.optional(z.array(z.object({ carrierCode: z.string(), locator: z.string() }))),
});

/** The offer of an ordered flight. @throws ZodError for what is none */
export const offerOf = ({ details }: Pick<OrderedItem, 'details'>): FlightInCart['offer'] =>
  z.parse(flightInCart, details).offer;

/** The flights of an offer, whatever its price, fare and id. */
const flightsOf = (item: Pick<OrderedItem, 'details'>): string[] =>
  offerOf(item).itineraries.flatMap(({ segments }) =>
    segments.map(({ carrierCode, number, departure }) =>
      [carrierCode, number, departure.iataCode, departure.at].join(' '),
    ),
  );

/** The carriers' own locators of a booked flight: in bookings of before that of the issuer alone. */
function locatorsOf(item: Pick<OrderedItem, 'confirmation' | 'details'>): readonly CarrierLocator[] {
  const { data } = answered.safeParse(item.confirmation);
  if (!data) return [];
  const [carrierCode = ''] = offerOf(item).validatingAirlineCodes;
  return data.locators ?? [{ carrierCode, locator: data.locator }];
}

const named = ({ confirmation }: Pick<OrderedItem, 'confirmation'>) => {
  const { data } = answered.safeParse(confirmation);
  if (!data) return {};
  const { locator: airlineLocator, locators: airlineLocators } = data;
  return { airlineLocator, ...(airlineLocators ? { airlineLocators } : {}) };
};

/** The bags that were added to a flight, way by way, §3: added, a bag goes by the way's name. */
const bagsOf = (services: readonly KeptService[]): BookedFlight['additionalServices']['baggages'] =>
  JOURNEY_TYPES.flatMap((journeyType) =>
    services
      .filter(({ name }) => name === journeyType)
      .map(({ quantity, each: { amount, currency } }) => ({
        journeyType,
        quantity,
        amount: quantity * amount,
        currency,
      })),
  );

const bookedTrip = (item: OrderedItem, reference: string): BookedTrip => ({
  offer: offerOf(item),
  reference,
  locators: locatorsOf(item),
});

/** Flights of the items that stand before one in its order; nothing is said of the order: none. */
const flightsBefore = (item: KeptItem, order: Said['order']): string[] =>
  (order?.items.slice(0, order.place) ?? [])
    .filter(({ product }) => product === item.product)
    .flatMap(flightsOf);

export const flightTitles: ProductTitles = {
  'offer-not-found': 'This offer does not exist or no longer flies',
  'seats-gone': 'The last seats were sold',
};

/** An offer as it is ordered, paid and booked: its reference is the offer's id, its details the offer. */
export const flightProduct = (inventory: SoldFlights): Product => ({
  titles: flightTitles,
  price: async (reference, language = DEFAULT_LANGUAGE) => {
    const offer = await inventory.offer(reference, language);
    if (!offer) return undefined;
    const soldWith = inventory.packages.soldWith(offer);
    return {
      title: tripTitle(offer, language),
      details: { offer, ...(soldWith ? { soldWith } : {}) } satisfies FlightInCart,
      total: offer.price.intTotal,
      available: hasSeats(offer),
    };
  },
  title: (item, language) => {
    const { data } = flightInCart.safeParse(item.details);
    return data && tripTitle(data.offer, language);
  },
  services: (item) =>
    inventory
      .baggageOptions(offerOf(item))
      .map(({ journeyType, maxQuantity, price }) => ({ name: journeyType, most: maxQuantity, each: price })),
  bookableUntil: (item) => {
    const leaves = leavesAt(offerOf(item), inventory.zoneOf);
    return leaves === undefined ? undefined : leaves - SALES_CLOSE_MS;
  },
  places: (item) => Math.max(1, seatsOf(offerOf(item))),
  hold: (tx, { details }) => inventory.takeSeats(tx, z.parse(kept, details).offer),
  // The seats that were taken are sold, and the carrier has a name of its own for it.
  confirm: async ({ details }, key, limit) => {
    const booked = await inventory.book(z.parse(kept, details).offer, key, limit);
    return booked ? { kind: 'booked', answer: booked } : { kind: 'refused' };
  },
  cancel: async () => undefined,
  release: (tx, { details }) => inventory.giveBackSeats(tx, z.parse(kept, details).offer),
  lastDay: (item) => lastTravelDay(offerOf(item)),
  travelers: (item) => offerOf(item).travelerPricings.length,
  misfits: (item, { passengers, particulars = {}, order, lastDay }, now) => [
    // Nobody sits on a flight twice.
    ...(flightsBefore(item, order).some((flight) => flightsOf(item).includes(flight))
      ? [{ part: 'item' as const, path: 'reference', code: 'repeated' }]
      : []),
    ...soldAlone(item, order),
    ...(passengers ? passengerMisfits(passengers, offerOf(item), now, lastDay) : []),
    // A flight asks for nothing beyond: what is sent all the same is kept nowhere.
    ...Object.keys(particulars).map((path) => ({ part: 'particulars' as const, path, code: 'not-asked' })),
  ],
  present: (item) => {
    const baggages = bagsOf(item.services);
    const offer = z.parse(shown, item.details).offer;
    return {
      details: {
        selectedFlightOffer: { FlightOffer: offer },
        additionalServices: { baggages },
        ...named(item),
      },
      lines: (language) => [...tripLines(offerOf(item), language), ...bagLines(baggages, language)],
      codes: (language) => locatorCodes(offerOf(item), locatorsOf(item), language),
      sections: (language) => tripSections(offerOf(item), locatorsOf(item), baggages, language),
      prices: (language) => priceLines(offerOf(item), baggages, language),
      events: (reference, language) => tripEvents(bookedTrip(item, reference), inventory.zoneOf, language),
      structured: (reference, names) =>
        flightReservations(bookedTrip(item, reference), inventory.zoneOf, names),
    };
  },
});
