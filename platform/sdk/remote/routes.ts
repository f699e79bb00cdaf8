import type { Attribution } from '@alisio/shared-contracts/attribution';
import { broughtWithPage } from '@alisio/shared-ui/with-page';
import type { ComponentType } from 'react';
import type { Language, Translate } from '../i18n/language.ts';
import type { AppScope } from '../page/app-scope.ts';
import type { PartModule } from '../page/site-parts.ts';

export interface MetaContext {
  /** texts of the remote's own namespace */
  t: Translate;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  language: Language;
}

export interface PageMeta {
  title: string;
  /** one sentence, for search engines and those who share the page */
  description: string;
  /** content of the robots meta tag, `noindex` for pages about one person */
  robots?: string;
  /** paths of the same page by language, where they differ; each language of a page has an address of its own */
  addresses?: Readonly<Record<Language, string>>;
  /**
   * what search engines read of the page, as JSON-LD; the edge writes it, where it draws the page. Addresses of the site
   * in it are paths, which the edge makes whole
   */
  structured?: readonly object[];
  /** the page's breadcrumb, itself last, which has no address: the edge tells search engines */
  crumbs?: readonly { name: string; href?: string }[];
  /** what is drawn on the page, as `Poster` is given it: who shares the page shows it */
  poster?: string;
}

/** What a loader knows. At the edge as in the browser: what it asks must follow from this alone. */
export interface LoaderContext {
  params: Readonly<Record<string, string | undefined>>;
  /** the address asked for; its signal ends with the page, at the edge with the time that a loader has */
  request: Request;
  /** what lives once per app; `queryClientOf(scope)` of `platform/sdk/query` is the page's query client */
  scope: AppScope;
  language: Language;
  /** ISO date where the visitor is; the edge takes it for what their last page said of their zone */
  today: string;
  /** ISO code of the visitor's country, as the document came with it; null while nobody knows */
  country: string | null;
  /** where the visitor came from */
  attribution: Attribution;
}

/** What a page's module exports. */
export interface PageModule {
  default: ComponentType;
  meta?: (context: MetaContext) => PageMeta;
  /**
   * In its place, as a hook: for a title that follows from what the page has asked, which its loader brings to the edge.
   * A shell of before knows `meta` alone
   */
  useMeta?: (context: MetaContext) => PageMeta;
  /**
   * Fills the page's query client with what the page will ask (`prefetchQuery`): at the edge while the page's code is
   * on its way, and in the browser as soon as that is there. The page does not wait for it, and asks by itself what it
   * lacks. May leave by `redirectTo`, `notFound` or `gone`. What a query gives has to be JSON
   */
  loader?: (context: LoaderContext) => unknown;
  /**
   * The loader may leave behind what it was answered, too: the edge begins the page when it has ended, so that such an
   * address is a real redirect or 404. For addresses that lead on, since it costs every page the first byte
   */
  decides?: true;
  /** shown in place of the page when it throws; the host's own message serves otherwise */
  ErrorElement?: ComponentType<{ error: unknown; retry: () => void }>;
}

/** A file of texts for each language. */
export type RouteTexts = Record<Language, () => Promise<{ default: object }>>;

/** Brings a page. */
export interface PageLoader {
  (): Promise<PageModule>;
  /** what the page says that no other one does; it comes beside its code (`withTexts`) */
  texts?: RouteTexts;
}

/** The one module that a remote exposes: its texts, a lazily loaded page for each claimed path, and its parts by name. */
export interface RemoteRoutes {
  texts: RouteTexts;
  pages: Record<string, PageLoader>;
  parts?: Record<string, () => Promise<PartModule>>;
}

/** A page that the browser draws is there when its late components are (`shared-ui/late-part`). */
const whole = (load: PageLoader): PageLoader => {
  const loadWhole = async (): Promise<PageModule> => {
    const page = await load();
    await broughtWithPage();
    return page;
  };
  return load.texts ? Object.assign(loadWhole, { texts: load.texts }) : loadWhole;
};

export function defineRoutes(routes: RemoteRoutes): RemoteRoutes {
  const pages = Object.entries(routes.pages).map(([path, load]) => [path, whole(load)] as const);
  return { ...routes, pages: Object.fromEntries(pages) };
}
