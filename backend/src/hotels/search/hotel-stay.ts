import {
  type DemoHotel,
  type Night,
  type Plan,
  policyOf,
  type RoomType,
  roomTypesOf,
  type Sleepers,
} from '../demo/index.ts';
import { remembered } from './remembered.ts';

/** Fewer rooms of a type than this are told of: what is said of nearly every hotel says nothing. */
export const FEW_LEFT = 2;

/** What a stay asks of every hotel. */
export interface Stay {
  nights: readonly Night[];
  rooms: readonly Sleepers[];
  refundableOnly: boolean;
  /** at the prices that rooms have only with a flight */
  inPackage?: boolean | undefined;
  /** what the clock of the town shows, `YYYY-MM-DDTHH:mm:ss` */
  clock: string;
}

export const typesOfHotel: (hotel: DemoHotel) => readonly RoomType[] = remembered(roomTypesOf);

/** The plans that a stay may be bought by. */
export const plansFor = (
  plans: readonly Plan[],
  { nights: [first], refundableOnly, clock }: Omit<Stay, 'rooms'>,
): readonly Plan[] => {
  const start = first?.date ?? clock.slice(0, 10);
  return refundableOnly
    ? plans.filter((plan) => policyOf(plan, start, clock) === 'free-cancellation')
    : plans;
};
