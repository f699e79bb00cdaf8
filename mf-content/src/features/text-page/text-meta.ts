import type { PageMeta } from '@alisio/platform/sdk/remote';
import type { ContentPage } from '@alisio/shared-contracts/content';

/** What a text says of itself to search engines and those who share it. */
export const textMeta = ({ card, description, addresses, language }: ContentPage): PageMeta => ({
  title: card.title,
  description,
  addresses,
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': card.kind === 'page' ? 'WebPage' : 'Article',
      headline: card.title,
      description,
      inLanguage: language,
      datePublished: card.published,
      dateModified: card.updated,
      author: { '@type': 'Organization', name: 'Alisio' },
      publisher: { '@type': 'Organization', name: 'Alisio' },
    },
  ],
});
