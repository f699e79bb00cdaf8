import type { CompanyContact } from '@alisio/shared-contracts/contacts';
import type { SiteConfiguration } from '@alisio/shared-contracts/site';
import type { VisitorLocation } from '@alisio/shared-contracts/visitor';
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
  /** where the visitor is, as the edge knows it; without a country: it was not to be had in time, and is unknown */
  location?: VisitorLocation | undefined;
  /** the line of the visitor's country; nothing: there is none, or the edge does not know it */
  line?: CompanyContact | undefined;
  /** ISO code of the currency that the first paint shows prices in */
  currency?: string | undefined;
  /** ISO date where the visitor seems to be: the day that the page was drawn on */
  today?: string | undefined;
  /** the rate of that currency, so that the first paint is in it: units for one US dollar, and their day */
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
