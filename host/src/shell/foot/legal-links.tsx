import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { routes } from '@alisio/shared-contracts/routes';
import type { ReactNode } from 'react';
import { HOST_TEXTS } from '../../locales/language.ts';
import { useHost } from '../../remotes/host-context.ts';
import type { RemotePages } from '../../remotes/remote-pages.ts';

/** Pages of §2 that the foot leads to, once a remote serves them. */
const PAGES = {
  contact: routes.contactUs,
  about: '/about-us',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy-policy',
} as const;
type FootPage = keyof typeof PAGES;

export interface FootLink {
  id: string;
  link: ReactNode;
}

const isServed = ({ all }: RemotePages, path: string): boolean =>
  all.some(({ claim }) => claim.path === path);

/** Links to those of the pages that somebody serves: none leads nowhere. */
export function useFootLinks(pages: readonly FootPage[]): FootLink[] {
  const { t } = useTexts(HOST_TEXTS);
  const { pages: served } = useHost();
  return pages
    .filter((page) => isServed(served, PAGES[page]))
    .map((page) => ({ id: page, link: <Link to={PAGES[page]}>{t(`footer.${page}`)}</Link> }));
}
