import { type SiteConfiguration, siteConfiguration } from '@alisio/shared-contracts/site';
import type { Bootstrap } from '../sdk/page/index.ts';
import { readChoices } from './choices.ts';

/** Set on the page's root by the development server. */
export interface AloneFacts {
  /** origin of the card fields */
  payOrigin: string;
}

/** Nothing when no API runs: pages then show what they show without it. */
async function readSite(): Promise<SiteConfiguration | undefined> {
  try {
    const answer = await fetch('/api/configuration');
    return answer.ok ? siteConfiguration.parse(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** What the web edge would write into the page, as far as it can be had without one. */
export async function aloneBootstrap({ payOrigin }: AloneFacts): Promise<Bootstrap> {
  const site = await readSite();
  return {
    registry: { schema: 1, revision: 1, remotes: {} },
    ...readChoices(),
    apiBase: '/api',
    siteLink: window.location.origin,
    payOrigin,
    ...(site ? { site } : {}),
  };
}
