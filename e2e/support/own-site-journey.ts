import { test as journey } from './journey.ts';
import { canHaveOwnSite, type OwnSite, startOwnSite } from './own-site.ts';

/**
 * A journey on a site of its own (one for all journeys of a file in a worker), at which its pages are opened. It
 * is skipped against another deployment, whose releases are not ours to move.
 */
export const test = journey.extend<
  { deploymentIsOurs: undefined },
  {
    /** settings of its edge, as in the environment */
    siteSettings: Record<string, string>;
    ownSite: OwnSite | undefined;
  }
>({
  siteSettings: [{}, { option: true, scope: 'worker' }],
  ownSite: [
    async ({ siteSettings }, use) => {
      const site = canHaveOwnSite() ? await startOwnSite(siteSettings) : undefined;
      await use(site);
      await site?.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownSite, baseURL }, use) => use(ownSite?.url ?? baseURL),
  deploymentIsOurs: [
    async ({ ownSite }, use, testInfo) => {
      testInfo.skip(ownSite === undefined, 'moves releases of its own');
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Of a journey that runs: `ownSite` is there, or it would have been skipped. */
export function dataDirOf(site: OwnSite | undefined): string {
  if (!site) throw new Error('This journey has no site of its own.');
  return site.dataDir;
}

export { expect } from './journey.ts';
