import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import type { ReactNode } from 'react';
import { HOST_TEXTS } from '../../locales/language.ts';
import { useHost } from '../../remotes/host-context.ts';
import { footPages } from '../../remotes/own-links.ts';
import type { RemotePages } from '../../remotes/remote-pages.ts';

type FootPage = keyof typeof footPages;

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
    .filter((page) => isServed(served, footPages[page]))
    .map((page) => ({ id: page, link: <Link to={footPages[page]}>{t(`footer.${page}`)}</Link> }));
}
