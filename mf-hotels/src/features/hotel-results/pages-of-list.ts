import { HOTEL_SEARCH } from '@alisio/shared-contracts/hotels';

/** Hotels on a page of the list. */
export const HOTELS_PER_PAGE = 20;

const PAGES_OF_ANSWER = HOTEL_SEARCH.pageSize / HOTELS_PER_PAGE;

/** The first hotel of the answer that has a page of the list, from 1. @param asked as the address has it */
export function offsetOf(asked: string | null): number {
  const page = /^\d{1,2}$/.test(asked ?? '') ? Math.max(1, Number(asked)) : 1;
  return 1 + Math.floor((page - 1) / PAGES_OF_ANSWER) * HOTEL_SEARCH.pageSize;
}
