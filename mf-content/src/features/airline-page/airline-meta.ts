import type { PageMeta } from '@alisio/platform/sdk/remote';
import type { ContentPage } from '@alisio/shared-contracts/content';

/** What an airline's page says of itself and of whom it is about. */
export const airlineMeta = ({ card, description, addresses, language, airline }: ContentPage): PageMeta => ({
  title: card.title,
  description,
  addresses,
  poster: card.poster,
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: card.title,
      description,
      inLanguage: language,
      dateModified: card.updated,
      ...(airline
        ? {
            about: { '@type': 'Airline', name: airline.name, iataCode: airline.code, url: airline.site },
          }
        : {}),
    },
  ],
});
