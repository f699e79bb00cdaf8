import type { CompanyContact } from '@alisio/shared-contracts/contacts';

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
