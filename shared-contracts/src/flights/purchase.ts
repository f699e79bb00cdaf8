import { soldWith } from '../orders/sold-with.ts';
import { currencyCode } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { JOURNEY_TYPES } from './bag-options.ts';
import { flightOffer } from './offer.ts';

/** The name of this product in carts, orders and bookings. */
export const FLIGHT = 'flight';

/** `details` of a cart's flight: the chosen and re-priced offer. */
export const flightInCart = z.object({
  offer: flightOffer,
  /** its price was compared with one checked bag for everybody: the checkout offers that first */
  wantsBags: z.optional(z.boolean()),
  /** at its price in a package, which it has only with the hotel that this tells of */
  soldWith: z.optional(soldWith),
  /** and all that the same costs alone, what is paid later included; minor units of the total's currency */
  apart: z.optional(z.int().check(z.nonnegative())),
});
export type FlightInCart = z.infer<typeof flightInCart>;

/** Baggage bought beyond what the fare includes, §3. `amount`: integer minor units for `quantity` bags. */
export const bookedBaggage = z.strictObject({
  journeyType: z.enum(JOURNEY_TYPES),
  quantity: z.int().check(z.positive()),
  amount: z.int().check(z.nonnegative()),
  currency: currencyCode,
});

/** `details` of a booking's flight, §3. */
export const bookedFlight = z.object({
  selectedFlightOffer: z.object({ FlightOffer: flightOffer }),
  additionalServices: z.object({ baggages: z.array(bookedBaggage) }),
  /** the airline's own, as its supplier gave it when it booked: six letters and digits */
  airlineLocator: z.optional(z.string()),
  /** one of each carrier that flies under its own number, in the order of the flights */
  airlineLocators: z.optional(z.array(z.object({ carrierCode: z.string(), locator: z.string() }))),
});
export type BookedFlight = z.infer<typeof bookedFlight>;
