import { isoDate, moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { iataCode } from './codes.ts';

/** Where the home leads to, as its wall shows them: airports, or a city of several. */
export const WALL_PLACES = ['CTG', 'MEX', 'MAD', 'LIM', 'NYC', 'BOG'] as const;

/** How many stand on the wall, without the place that trips begin at. */
export const ON_THE_WALL = 5;

/** The cheapest round trip of the coming weeks to one of them, one adult. All-in, minor units; dates local. */
export const destinationPrice = z.strictObject({
  to: iataCode,
  departureDate: isoDate,
  returnDate: isoDate,
  price: moneyAmount,
});
export type DestinationPrice = z.infer<typeof destinationPrice>;
