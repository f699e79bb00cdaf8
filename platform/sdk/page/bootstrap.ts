import type { SiteConfiguration } from '@alisio/shared-contracts/site';
import { createContext, useContext } from 'react';
import type { Language } from '../i18n/language.ts';
import type { PublicRegistry } from '../registry/index.ts';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** What the web edge writes into the page for the app to begin with. */
export interface Bootstrap {
  registry: PublicRegistry;
  language: Language;
  theme: Theme;
  /** `/api`: same origin, so that no preflight costs a round trip */
  apiBase: string;
  /** scheme and host of the site, without a slash at the end: what its links to itself begin with */
  siteLink: string;
  /** origin of the card fields */
  payOrigin: string;
  /** what the visitor's cookies say was chosen (`CURRENCY_COOKIE`, `COUNTRY_COOKIE`) */
  chosen?: { country?: string; currency?: string };
  /** the rate of a chosen currency, so that the first paint is in it: units for one US dollar, and their day */
  rates?: { date: string; perDollar: Record<string, number> } | undefined;
  /** client configuration, §3; absent when the API did not answer in time */
  site?: SiteConfiguration;
  /** milliseconds after which a page that has not come counts as slow; without it the shell's own number */
  remoteTimeout?: number | undefined;
}

const BootstrapContext = createContext<Bootstrap | undefined>(undefined);
export const BootstrapProvider = BootstrapContext.Provider;

/** @throws outside of an app: the host and the test helpers provide it */
export function useBootstrap(): Bootstrap {
  const bootstrap = useContext(BootstrapContext);
  if (!bootstrap) throw new Error('This component needs the app around it.');
  return bootstrap;
}

let installed: Bootstrap | undefined;

/** Makes the page's bootstrap known to code outside of components. Browser only: a server has many pages. */
export function installBootstrap(bootstrap: Bootstrap): void {
  installed = bootstrap;
}

/** The page's bootstrap for code outside of components; nothing on a server. */
export const pageBootstrap = (): Bootstrap | undefined => installed;

/** Origin of the card fields. @throws before the app has begun */
export function payOrigin(): string {
  if (!installed) throw new Error('The page has no bootstrap yet.');
  return installed.payOrigin;
}
