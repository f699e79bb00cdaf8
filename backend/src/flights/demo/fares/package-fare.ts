import { chance } from '../../../chance/index.ts';
import type { Airline } from '../airlines/index.ts';

/** A fare that is sold only with a hotel, of the fare alone. */
const TOUR_FARE = 0.96;
/** Of the airlines with full service, so many sell such fares; the cheap ones have none. */
const SELL_TOURS = 0.75;

/** Whether an airline sells for less what is sold with a hotel. */
export const sellsTours = ({ kind, code }: Airline): boolean =>
  kind === 'full' && chance(`${code} tours`) < SELL_TOURS;

/** What an adult's fare comes to in a package, whole US dollars without taxes: never more than alone. */
export const packageFare = (dollars: number, airline: Airline): number =>
  sellsTours(airline) ? Math.floor(dollars * TOUR_FARE) : dollars;
