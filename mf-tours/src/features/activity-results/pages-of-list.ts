import { ACTIVITY_SEARCH } from '@alisio/shared-contracts/activities';

/** Activities on a page of the list. */
export const ACTIVITIES_PER_PAGE = 10;

const PAGES_OF_ANSWER = ACTIVITY_SEARCH.itemsPerPage / ACTIVITIES_PER_PAGE;

/** Which page of the server's has a page of the list, from 1. @param asked as the address has it */
export function serverPageOf(asked: string | null): number {
  const page = /^\d{1,2}$/.test(asked ?? '') ? Math.max(1, Number(asked)) : 1;
  return 1 + Math.floor((page - 1) / PAGES_OF_ANSWER);
}
