import { callApi } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import { searchTours } from '@alisio/shared-contracts/endpoints';
import { type ListedTour, peopleOf, type TourQuery } from '@alisio/shared-contracts/tours';

/** What of an address the server is asked: the page narrows by country itself, among all that there are. */
export type TourQuestion = Omit<TourQuery, 'country'>;

/** Tours with places for a party in a month, of all countries. */
export function tourSearchQuery({ text, month, ...party }: TourQuestion, language: Language) {
  const youngest = party.childAges.at(-1);
  const query = {
    ...(text === '' ? {} : { text }),
    ...(month === undefined ? {} : { month }),
    people: String(peopleOf(party)),
    ...(youngest === undefined ? {} : { youngest: String(youngest) }),
    language,
  };
  return queryOptions({
    queryKey: ['tours', JSON.stringify(query)],
    queryFn: async ({ signal }): Promise<ListedTour[]> =>
      (await callApi(searchTours, { query, signal })).data,
  });
}
