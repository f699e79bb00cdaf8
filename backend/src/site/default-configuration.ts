import type { CompanyContact } from '@alisio/shared-contracts/contacts';
import type { SiteConfiguration } from '@alisio/shared-contracts/site';

/** §3, §9. Numbers and addresses are fictitious: `.test` is reserved (RFC 2606), nobody owns 601 000 0000. */
export const DEFAULT_CONFIGURATION: Omit<SiteConfiguration, 'version'> = {
  workingHours: { opens: '08:00', closes: '22:00' },
  contactNumbers: {
    mainEn: '+57 601 000 0001',
    mainEs: '+57 601 000 0000',
    mainLine: '+57 601 000 0000',
    helpline: '+57 601 000 0002',
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
  allowedCurrencies: [
    'USD',
    'EUR',
    'COP',
    'MXN',
    'ARS',
    'CLP',
    'PEN',
    'BRL',
    'GBP',
    'CAD',
    'BOB',
    'CRC',
    'DOP',
    'GTQ',
    'HNL',
    'NIO',
    'PYG',
    'UYU',
  ],
  customerContactInfo: { addressLine: 'Calle Ficticia 100', city: 'Bogotá', country: 'CO' },
  tracking: { tagManager: null, pixel: null },
};

/** Fictitious lines: zeros where a subscriber's number would be, and 555-01xx, which nobody is given. */
export const DEFAULT_CONTACTS: readonly CompanyContact[] = [
  { countryCode: 'CO', contactNumber: '+57 601 000 0010' },
  { countryCode: 'MX', contactNumber: '+52 55 0000 0000' },
  { countryCode: 'ES', contactNumber: '+34 900 000 000' },
  { countryCode: 'US', contactNumber: '+1 800 555 0100' },
  { countryCode: 'AR', contactNumber: '+54 11 0000 0000' },
  { countryCode: 'CL', contactNumber: '+56 2 0000 0000' },
  { countryCode: 'PE', contactNumber: '+51 1 000 0000' },
  { countryCode: 'EC', contactNumber: '+593 2 000 0000' },
];
