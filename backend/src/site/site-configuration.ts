import { readFileSync } from 'node:fs';
import { type SiteConfiguration, siteConfiguration } from '@alisio/shared-contracts/site';
import { z } from '@alisio/shared-contracts/zod';

/** §3, §9. Numbers and addresses are fictitious: `.test` is reserved (RFC 2606), nobody owns 601 000 0000. */
const DEFAULTS: SiteConfiguration = {
  version: '1',
  workingHours: { opens: '08:00', closes: '22:00' },
  contactNumbers: {
    mainEn: '601 000 0001',
    mainEs: '601 000 0000',
    mainLine: '601 000 0000',
    helpline: '601 000 0002',
  },
  emails: {
    cancel: 'cancelaciones@ejemplo.test',
    info: 'hola@ejemplo.test',
    agentJoin: 'agentes@ejemplo.test',
    careers: 'empleo@ejemplo.test',
    relation: 'relaciones@ejemplo.test',
    care: 'ayuda@ejemplo.test',
  },
  info: { ttaLicenseNo: '0000-000' },
  fees: { atol: 2.73, safi: 2.93 },
  allowedCurrencies: ['USD', 'EUR', 'COP', 'MXN', 'ARS', 'CLP', 'PEN', 'BRL', 'GBP', 'CAD'],
  customerContactInfo: { addressLine: 'Calle Ficticia 100', city: 'Bogotá', country: 'CO' },
  tracking: { tagManager: null, pixel: null },
};

/**
 * The client's configuration: the defaults, with the sections that a JSON file gives in their place.
 * @throws Error when the file is no such configuration
 */
export function readSiteConfiguration(file: string | undefined): SiteConfiguration {
  if (file === undefined) return DEFAULTS;
  const given: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const result = z.partial(siteConfiguration).safeParse(given);
  if (!result.success) {
    const places = result.error.issues.map(({ path }) => path.join('.') || 'the whole').join(', ');
    throw new Error(`The site configuration ${file} is wrong in ${places}.`);
  }
  return { ...DEFAULTS, ...result.data };
}
