import { chance } from '../../chance/index.ts';
import type { DemoHotel } from './demo-hotel.ts';

/** What a room costs that is sold only with a flight, of its price alone; what is eaten costs the same. */
const WITH_A_FLIGHT = 0.9;
/** So many hotels sell rooms like that, by all of their plans. */
const TAKE_PART = 0.75;

/** What a price in a package is of the price of a room alone: never more than all of it. */
export const packageFactor = ({ code }: Pick<DemoHotel, 'code'>): number =>
  chance(`${code} package`) < TAKE_PART ? WITH_A_FLIGHT : 1;
