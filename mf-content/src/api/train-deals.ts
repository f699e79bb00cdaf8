import { callApi, isProblem } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import {
  getTrainDeal,
  getTrainDeals,
  getTrainToken,
  keepTrainForPhone,
} from '@alisio/shared-contracts/endpoints';
import type {
  TrainDeal,
  TrainDealAnswer,
  TrainParty,
  TrainQuery,
  TrainTokenAnswer,
} from '@alisio/shared-contracts/trains';

const partyAsked = ({ adults, children }: TrainParty) => ({
  adults: String(adults),
  children: String(children),
});

/** Deals of an address; what it does not name is not asked. */
export const trainDealsQuery = ({ from, to, date, region, page, party }: TrainQuery, language: Language) =>
  queryOptions({
    queryKey: ['trains', from, to, date, region, page, party, language],
    queryFn: ({ signal }) =>
      callApi(getTrainDeals, {
        query: {
          ...(from ? { from } : {}),
          ...(to ? { to } : {}),
          ...(date ? { date } : {}),
          ...(region ? { region } : {}),
          page: String(page),
          ...partyAsked(party),
          language,
        },
        signal,
      }),
  });

/** One deal on its day, or the next; null for one that nobody sells: that is not asked again. */
export const trainDealQuery = ({ deal, date, party }: TrainQuery, language: Language) =>
  queryOptions({
    queryKey: ['train', deal, date, party, language],
    queryFn: async ({ signal }): Promise<TrainDealAnswer | null> => {
      try {
        return await callApi(getTrainDeal, {
          params: { deal },
          query: { ...(date ? { date } : {}), ...partyAsked(party), language },
          signal,
        });
      } catch (error) {
        if (isProblem(error, 'not-found') || isProblem(error, 'validation')) return null;
        throw error;
      }
    },
  });

/** As many others beside an unknown offer as the API tells beside one. */
const MOST_LIKE = 3;

/** What a token is good for. What cannot be one is unknown, as an address that lost or gained a sign in a mail: deals of now stand beside it. */
export const trainTokenQuery = (token: string, language: Language) =>
  queryOptions({
    queryKey: ['train-token', token, language],
    queryFn: async ({ signal }): Promise<TrainTokenAnswer> => {
      try {
        return await callApi(getTrainToken, { params: { token }, query: { language }, signal });
      } catch (error) {
        if (!isProblem(error, 'validation')) throw error;
        const { data } = await callApi(getTrainDeals, { query: { language }, signal });
        return { state: 'unknown', like: data.slice(0, MOST_LIKE) };
      }
    },
  });

/** Somebody presses to call: agents see in their queue about which deal. Whoever answers finds it by its code without this. */
export function tellCall({ id, date, party }: TrainDeal, token: string | undefined): void {
  callApi(keepTrainForPhone, {
    params: { deal: id },
    body: { date, ...party, calls: true, ...(token === undefined ? {} : { token }) },
  }).catch((error: unknown) => console.error('The call is not told', error));
}
