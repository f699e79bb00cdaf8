import type { Board, Cancellation } from '@alisio/shared-contracts/hotels';
import { chanceOf, hashOf } from '../../chance/index.ts';
import type { DemoHotel } from './demo-hotel.ts';

/** A way in which a hotel sells its rooms. */
export interface Plan {
  /** stable; stands in keys: letters only */
  code: string;
  board: Board;
  cancellation: Cancellation;
  /** of the room's price */
  factor: number;
}

/** What eating there costs an adult a night, of a plain night's price; a child under 12 half of it. */
const MEALS: Readonly<Record<Board, number>> = {
  'room-only': 0,
  breakfast: 0.09,
  'half-board': 0.26,
  'full-board': 0.4,
  'all-inclusive': 0.62,
};

/** What one adult eats in a night for the price, US cents before tax. */
export const mealsOf = ({ night }: DemoHotel, board: Board): number => Math.round(night * MEALS[board]);

const CHEAPER_FOR_GOOD = 0.88;

function boardsOf({ kind, stars, amenities, code }: DemoHotel): Board[] {
  if (kind === 'resort')
    return chanceOf(hashOf(`${code} board`)) < 0.7 ? ['all-inclusive'] : ['breakfast', 'all-inclusive'];
  const breakfast = amenities.includes('breakfast');
  if (kind === 'apartment' || !breakfast) return ['room-only'];
  if (amenities.includes('restaurant') && stars >= 4 && kind !== 'boutique')
    return ['room-only', 'breakfast', 'half-board'];
  return stars >= 5 ? ['breakfast'] : ['room-only', 'breakfast'];
}

function plansBy(boards: readonly Board[], isSmall: boolean): Plan[] {
  return boards.flatMap((board, at): Plan[] => [
    {
      code: `${at}n`,
      board,
      cancellation: 'non-refundable',
      factor: CHEAPER_FOR_GOOD,
    },
    {
      code: `${at}${isSmall ? 'p' : 'f'}`,
      board,
      cancellation: isSmall ? 'part-refund' : 'free-cancellation',
      factor: 1,
    },
  ]);
}
const known = new Map<string, readonly Plan[]>();

/**
 * The plans of a hotel, cheapest first: one list for all hotels with the same ones, of which there are some dozens. Each
 * board is sold for good for less, and with free cancellation; small houses give back a part only.
 */
export function plansOf(hotel: DemoHotel): readonly Plan[] {
  const isSmall = hotel.kind === 'rural' || hotel.kind === 'hostel';
  const boards = boardsOf(hotel);
  const key = `${boards.join()} ${isSmall}`;
  const plans = known.get(key) ?? plansBy(boards, isSmall);
  known.set(key, plans);
  return plans;
}
