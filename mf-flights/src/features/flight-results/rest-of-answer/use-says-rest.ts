import { useState } from 'react';
import type { RestOfAnswer } from './use-held-offers.ts';

interface Told {
  /** where the reader was when all had come */
  place: string;
  isOver: boolean;
}

/**
 * Whether a list says how the rest of its answer stands. That all is there is news until the reader goes on to another
 * page or question: there the line goes with its room, and nothing moves under a hand.
 *
 * @param place names page and question
 */
export function useSaysRest(rest: RestOfAnswer | undefined, place: string): boolean {
  const [told, setTold] = useState<Told>();
  const isWhole = rest !== undefined && rest.waiting + rest.awaited + rest.missing === 0;
  if (isWhole && !told) setTold({ place, isOver: false });
  else if (told && !isWhole) setTold(undefined);
  else if (told && !told.isOver && told.place !== place) setTold({ place, isOver: true });
  return rest !== undefined && !told?.isOver;
}
