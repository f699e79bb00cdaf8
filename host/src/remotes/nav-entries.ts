import type { NavLink } from '@alisio/platform/sdk/registry';
import { claimAt } from './claim-at.ts';
import type { RemotePages } from './remote-pages.ts';

export interface NavLinkFacts {
  /** part of the site, `flights` */
  entry: string;
  path: string;
  link: NavLink;
  /** `page` on the entry's own page, `true` on another page of its part */
  current: 'page' | 'true' | undefined;
}

/**
 * The links that remotes put into the navigation, as far as they are switched on: by place, what shares one by the
 * name of its remote. The same for everybody, whatever order the registry has.
 * @param pathname where the visitor is; without it no entry is current
 */
export function navEntries(pages: RemotePages, pathname?: string): NavLinkFacts[] {
  const here = pathname === undefined ? undefined : claimAt(pages, pathname)?.claim;
  return pages.all
    .flatMap(({ claim: { nav: entry, navLink: link, path }, remote }) =>
      entry !== undefined && link ? [{ entry, path, link, owner: remote.name }] : [],
    )
    .sort((one, other) => one.link.place - other.link.place || (one.owner < other.owner ? -1 : 1))
    .map(({ entry, path, link }) => {
      const inside = entry === here?.nav ? 'true' : undefined;
      return { entry, path, link, current: path === here?.path ? 'page' : inside };
    });
}
