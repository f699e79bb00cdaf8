import type { SiteConfiguration } from '@alisio/shared-contracts/site';

/** A client configuration (§3) for the API's fixture to answer with; overrides win. */
export const configurationFixture = (overrides: Partial<SiteConfiguration> = {}): SiteConfiguration => ({
  version: '1',
  workingHours: { opens: '08:00', closes: '22:00' },
  contactNumbers: { mainEn: '305 555 0100', mainEs: '601 000 0009', mainLine: '3', helpline: '4' },
  emails: { cancel: 'a', info: 'a', agentJoin: 'a', careers: 'a', relation: 'a', care: 'a' },
  info: { ttaLicenseNo: '0000-000' },
  fees: { atol: 2.73, safi: 2.93 },
  allowedCurrencies: ['USD', 'COP'],
  customerContactInfo: { addressLine: 'Calle Ficticia 100', city: 'Bogotá', country: 'CO' },
  tracking: { tagManager: null, pixel: null },
  ...overrides,
});
