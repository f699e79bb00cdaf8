import type { FirstDataName } from '@alisio/shared-contracts/endpoints';
import type { Layout, NavEntry } from './layouts.ts';

/** A route that a remote claims: what the shell and the edge know before the remote's code arrives. */
export interface RouteClaim {
  /** pattern in the router's notation, `/:url/results` */
  path: string;
  /** the page's chunk is `page-<page>` */
  page: string;
  layout: Layout;
  /**
   * parameter → what it may be, as far as that is known before the page is: `{ url: ['*-a-*'] }`. A `*` stands for
   * letters, digits and hyphens. Any other address is a 404 of the edge
   */
  known?: Readonly<Record<string, readonly string[]>>;
  /** calls that the edge makes while the page's code is on its way */
  firstData?: readonly FirstDataName[];
  /** §2: with `home`, entry with no previous page is sent home */
  direct?: 'allowed' | 'home';
  /** entry of the header's navigation that leads here */
  nav?: NavEntry;
  /** the page shows the line to a person itself, so the shell's band stays away */
  callLine?: 'own';
  /** what the edge writes into the HTML head before any code runs */
  head?: Record<'es' | 'en', { title: string; description?: string }>;
}

/** A remote's table of contents. */
export interface RemoteConfig {
  name: `mf-${string}`;
  owner: string;
  /** range of shared-contracts that it is built for */
  contracts: string;
  /** i18n namespace of its texts */
  namespace: string;
  /** brotli bytes: `entry` for the remote's entry and routes, `firstPage` for its largest page with texts */
  budgets: { entry: number; firstPage: number };
  routes: readonly RouteClaim[];
}

/** Types a `remote.config.ts`; runs in the build as in the browser, so it imports nothing that runs. */
export function defineRemote<const C extends RemoteConfig>(config: C): C {
  return config;
}
