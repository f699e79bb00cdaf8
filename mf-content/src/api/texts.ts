import { callApi, isProblem } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import type { ContentPage, SectionPage } from '@alisio/shared-contracts/content';
import {
  getContentPage,
  getContentPreview,
  getContentSection,
  getTripPrice,
  getTripPrices,
  searchContent,
} from '@alisio/shared-contracts/endpoints';

/** A text that is not where it was asked for: never there, or taken away for good. */
export type NoText = 'not-found' | 'gone';

/** The text at an address with all that its page shows (§4: one call, kept by the browser); `language` where it has several. */
export const textQuery = (path: string, language: Language) =>
  queryOptions({
    queryKey: ['mf-content', 'text', path, language],
    queryFn: async ({ signal }): Promise<ContentPage | NoText> => {
      try {
        return await callApi(getContentPage, { query: { path, language }, signal });
      } catch (error) {
        if (isProblem(error, 'gone')) return 'gone';
        // What cannot be an address of a text is none.
        if (isProblem(error, 'not-found') || isProblem(error, 'validation')) return 'not-found';
        throw error;
      }
    },
  });

/** A text that is not published yet, by the signed address that its writer was given; null for one that is over. */
export const previewQuery = (token: string) =>
  queryOptions({
    queryKey: ['mf-content', 'preview', token],
    queryFn: async ({ signal }): Promise<ContentPage | null> => {
      try {
        return await callApi(getContentPreview, { query: { token }, signal });
      } catch (error) {
        if (isProblem(error, 'not-found') || isProblem(error, 'validation')) return null;
        throw error;
      }
    },
  });

/** The texts that one of §2's lists selects, newest first. */
export const sectionQuery = (page: SectionPage, language: Language) =>
  queryOptions({
    queryKey: ['mf-content', 'section', page, language],
    queryFn: ({ signal }) => callApi(getContentSection, { params: { page }, query: { language }, signal }),
  });

/** Texts by their words. */
export const searchQuery = (text: string, language: Language) =>
  queryOptions({
    queryKey: ['mf-content', 'search', text, language],
    queryFn: ({ signal }) => callApi(searchContent, { query: { text, language }, signal }),
  });

export interface Trip {
  /** IATA codes; without `from` the main airport of the visitor's country */
  to: string;
  from?: string | undefined;
}

/** For whom prices are asked: ISO codes of their country, once it is known, and their currency. */
export interface PricesFor {
  country: string | null;
  currency: string;
}

/** What the cheapest round trip of the coming weeks costs, as a search of its days tells it. */
export const tripPriceQuery = ({ to, from }: Trip, { country, currency }: PricesFor, language: Language) =>
  queryOptions({
    queryKey: ['mf-content', 'trip-price', to, from ?? country, currency, language],
    queryFn: ({ signal }) =>
      callApi(getTripPrice, {
        query: { to, ...(from ? { from } : country ? { country } : {}), currency, language },
        signal,
      }),
  });

/** What they cost from cities near the visitor. @param to IATA code */
export const tripPricesQuery = (to: string, { country, currency }: PricesFor, language: Language) =>
  queryOptions({
    queryKey: ['mf-content', 'trip-prices', to, country, currency, language],
    queryFn: async ({ signal }) => {
      const query = { to, ...(country ? { country } : {}), currency, language };
      return (await callApi(getTripPrices, { query, signal })).data;
    },
  });
