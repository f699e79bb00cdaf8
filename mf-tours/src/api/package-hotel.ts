import { callApi, isProblem } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import { getHotel } from '@alisio/shared-contracts/endpoints';
import type { HotelDetail } from '@alisio/shared-contracts/hotels';

/** What a hotel is, whatever the stay; `null` for a code that none has. */
export const packageHotelQuery = (code: string, language: Language) =>
  queryOptions({
    queryKey: ['hotel', code, language],
    queryFn: async ({ signal }): Promise<HotelDetail | null> => {
      try {
        return await callApi(getHotel, { params: { code }, query: { language }, signal });
      } catch (error) {
        if (isProblem(error, 'not-found')) return null;
        throw error;
      }
    },
  });
