import type { PageMeta } from '@alisio/platform/sdk/remote';
import type { ContentPage } from '@alisio/shared-contracts/content';
import { inLanguage } from '@alisio/shared-contracts/routes';

const publisher = { '@type': 'Organization', '@id': '/#organization', name: 'Alisio', url: '/' };

/** What a text says of itself to search engines and those who share it. */
export const textMeta = ({ card, description, addresses, language }: ContentPage): PageMeta => ({
  poster: card.poster,
  title: card.title,
  description,
  addresses,
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': card.kind === 'page' ? 'WebPage' : 'Article',
      name: card.title,
      headline: card.title,
      description,
      url: inLanguage(card.href, language),
      inLanguage: language,
      datePublished: card.published,
      dateModified: card.updated,
      author: publisher,
      publisher,
    },
  ],
});
