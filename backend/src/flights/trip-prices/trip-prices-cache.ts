import { RenewedCache, type RenewedCacheSettings } from '../../cache/index.ts';

/** More than there are countries. */
const MOST_KEPT = 500;

/** Trips with what they cost. */
export interface PricedTrips<Trip> {
  trips: Trip[];
  /** all suppliers have told their prices */
  isWhole: boolean;
}

/** Prices of trips by where they begin, looked up again after half an hour, and soon where they lack a supplier. */
export const tripPricesCache = <Trip>(
  settings: Pick<RenewedCacheSettings<unknown>, 'now' | 'onFailure'>,
): RenewedCache<PricedTrips<Trip>> =>
  new RenewedCache({ ...settings, most: MOST_KEPT, isWhole: ({ isWhole }) => isWhole });
