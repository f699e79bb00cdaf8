import { FLIGHT } from '@alisio/shared-contracts/flights';
import type { SoldWith } from '@alisio/shared-contracts/orders';
import type { DemoHotel } from './demo/index.ts';
import type { OpenedStay } from './opened-stay.ts';

/** The flight that a stay is sold with at its price in a package. */
export const withFlight = (
  { lat, lon }: Pick<DemoHotel, 'lat' | 'lon'>,
  { startDate, endDate, rates }: Pick<OpenedStay, 'startDate' | 'endDate' | 'rates'>,
): SoldWith => ({
  product: FLIGHT,
  startDate,
  endDate,
  at: { lat, lon },
  people: rates.reduce((sum, { guests }) => sum + guests.adults + guests.childAges.length, 0),
});
