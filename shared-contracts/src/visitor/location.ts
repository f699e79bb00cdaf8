import { currencyCode } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { countryCode } from './countries.ts';

/** What an address or the browser's languages tell about a visitor. `country` null: nothing is known. */
export const visitorLocation = z.strictObject({ country: z.nullable(countryCode), currency: currencyCode });
export type VisitorLocation = z.infer<typeof visitorLocation>;
