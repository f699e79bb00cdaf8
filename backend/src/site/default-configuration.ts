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
