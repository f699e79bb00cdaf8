import type { Language } from '@alisio/shared-contracts/languages';
import type { namedRoutes, RouteName } from '@alisio/shared-contracts/routes';
import type { Layout } from '../layouts/index.ts';

/** An entry of the site's navigation. */
export interface NavLink {
  /** one or two words, at most 20 signs */
  label: Record<Language, string>;
  /** in place of the label where a page that failed offers ways on: "Buscar vuelos" */
  wayOn?: Record<Language, string>;
  /** a lower one comes first */
  place: number;
}

/** The name of §2 that a page goes by, at the path where it is looked for by that name. */
type NamedAt = { [Name in RouteName]: { name: Name; path: (typeof namedRoutes)[Name] } }[RouteName];

/** Where a page is. */
type ClaimedAt =
  | NamedAt
  | {
      /** pattern in the router's notation, `/:url/results` */
      path: string;
      name?: never;
    };

/** A route that a remote claims: what the shell and the edge know before the remote's code arrives. */
export type RouteClaim = ClaimedAt & ClaimedPage;

interface ClaimedPage {
  /** the page's chunk is `page-<page>` */
  page: string;
  layout: Layout;
  /**
   * parameter → what it may be, as far as that is known before the page is: `{ url: ['*-a-*'] }`. A `*` stands for
   * letters, digits and hyphens. Any other address is a 404 of the edge
   */
  known?: Readonly<Record<string, readonly string[]>>;
  /**
   * old address → the one of this page where it lives now: the edge answers 308, and what the address asked for goes
   * along. `/*` at the end of both stands for what followed: `{ '/buenos-aires/*': '/buenosaires/*' }`
   */
  moved?: Readonly<Record<string, string>>;
  /**
   * old addresses that name two places of a table by their names, with hyphens between the words of one, where the path
   * has a parameter without: the edge answers 308. Both names alone lead to `alone`, `{pair}`, `{from}` and `{to}` filled in
   */
  movedPairs?: {
    param: string;
    joint: string;
    places: Readonly<Record<string, string>>;
    alone: string;
  };
  /** §2: with `home`, entry with no previous page is sent home */
  direct?: 'allowed' | 'home';
  /** part of the site that the page belongs to: its link in the navigation is marked on the page */
  nav?: string;
  /**
   * the page is where the navigation's link of its part leads. §2's have the places 10 (flights), 20
   * (hotels), 30 (cruises), 40 (tours), 50 (trains) and 90 (my trips); what shares a place is in order of its remote
   */
  navLink?: NavLink;
  /**
   * names of all words of its query that the page reads (`[]`: none): the edge draws it once for all who differ in
   * others, as those of adverts. Say nothing for a page whose links keep the whole query: each is then its own page
   */
  query?: readonly string[];
  /** the page shows the line to a person itself, so the shell's band stays away */
  callLine?: 'own';
  /** places of the page for parts of others (`usePartsIn`): the release line tries parts that are offered for them on it */
  slots?: readonly string[];
  /**
   * tells search engines of the page, in each language: `true` for a page at its path alone; parameter → the values that
   * have a page, where those are few; else the call of the API that tells all addresses of such pages (`listedPages` of
   * `shared-contracts/listings`): `/content/addresses`. `false` asks them to stay away. Say nothing for a page that is
   * somebody's search
   */
  listed?: boolean | `/${string}/addresses` | Readonly<Record<string, readonly string[]>>;
  /** a call of the API that tells what is new on the page (`feedEntries`): the page has a feed then, in each language */
  feed?: `/${string}`;
  /** what the edge writes into the HTML head before any code runs */
  head?: Record<Language, { title: string; description: string }>;
}

/** A part that a remote offers to pages of others: what is known of it before its code arrives. */
export interface PartClaim {
  /** others use it as `<remote>/<name>`; its chunk is `part-<name>` */
  name: string;
  /**
   * place in pages of others for which it offers itself: `home-search` is a tab of the first page's finder,
   * `home-beyond` a card of its row, `error-search` a search on the shell's page of an address that leads nowhere.
   * Without one it is used by its name alone
   */
  slot?: string;
  /** in its slot a lower one comes first: 20 hotels, 30 cruises, 40 tours, 50 trains, 70 what is new */
  place: number;
  /** what stands in its room when the code does not come; the title names it wherever it is chosen, a tab for instance */
  head: Record<Language, { title: string; text: string }>;
  /** where the same is had as a page of its remote */
  href: string;
  /** CSS pixels of height that are kept for it: in windows below 768 pixels, 136 at least, and from there on, 72 at least */
  room: { narrow: number; wide: number };
}

/** A remote's table of contents. */
export interface RemoteConfig {
  name: `mf-${string}`;
  owner: string;
  /** range of shared-contracts that it is built for */
  contracts: string;
  /** i18n namespace of its texts */
  namespace: string;
  /**
   * brotli bytes: `entry` for the remote's entry and routes, `firstPage` for its largest page with texts and the largest
   * of the chunks named `product-…` (and its `texts-product-…`), of which a page loads the one that it shows, `part` for
   * its largest part with texts. `pages`: page → what it may have, for those that are to stay smaller than the largest
   */
  budgets: { entry: number; firstPage: number; part?: number; pages?: Readonly<Record<string, number>> };
  routes: readonly RouteClaim[];
  parts?: readonly PartClaim[];
}

/** Types a `remote.config.ts`; runs in the build as in the browser, so it imports nothing that runs. */
export function defineRemote<const C extends RemoteConfig>(config: C): C {
  return config;
}
