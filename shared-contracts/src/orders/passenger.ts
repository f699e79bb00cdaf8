import { cleanTextUpTo } from '../rules/clean-text.ts';
import { isContactNumber, isDocumentNumber, isEmail, isPersonName } from '../rules/index.ts';
import { isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { isCountryCode } from './country-codes.ts';

const name = cleanTextUpTo(60).check(z.refine(isPersonName, { error: 'person-name' }));
/** ISO 3166-1 alpha-2, of a country that there is. */
export const countryCode = z.string().check(z.refine(isCountryCode, { error: 'country' }));
/** An e-mail as it is kept: nothing in it that cannot be seen. */
export const emailAddress = cleanTextUpTo(254).check(z.refine(isEmail, { error: 'email' }));

/** §3 */
export const MEAL_CODES = (
  'AVML BBML BLML CHML DBML FPML GFML HNML JPML KSML LCML LFML LSML MOML NFML NLML OBML ORML ' +
  'RVML SFML SPML VGML VLML VOML'
).split(' ');
/** §3: can use stairs, cannot use stairs, fully immobile. */
export const SPECIAL_ASSISTANCE = ['WCHR', 'WCHS', 'WCHC'] as const;

/** Passenger, §3. Optional fields are absent, never empty. */
export const passenger = z.strictObject({
  /** stable within the order: "1", "2" … adults first, as in `travelerPricings` */
  id: z.string().check(z.regex(/^[1-9]$/)),
  type: z.enum(['adult', 'child', 'infant lap']),
  firstName: name,
  middleName: z.optional(name),
  lastName: name,
  gender: z.enum(['male', 'female']),
  dateOfBirth: isoDate,
  nationality: z.optional(countryCode),
  passportNumber: z.optional(
    cleanTextUpTo(20).check(z.refine(isDocumentNumber, { error: 'document-number' })),
  ),
  passportIssuanceDate: z.optional(isoDate),
  passportExpiryDate: z.optional(isoDate),
  mealPreference: z.optional(z.string().check(z.refine((code) => MEAL_CODES.includes(code)))),
  specialAssistance: z.optional(z.enum(SPECIAL_ASSISTANCE)),
  frequentFlyerNumber: z.optional(cleanTextUpTo(30).check(z.minLength(2))),
  emergencyContact: z.optional(cleanTextUpTo(100)),
});
export type Passenger = z.infer<typeof passenger>;

/** Customer, §3, valid with e-mail, phone and `customerId` (§5), which is what the answer's `id` is. Phone by §5, with its dial code where it has one. */
export const customerDetails = z.strictObject({
  email: emailAddress,
  phone: cleanTextUpTo(40).check(z.refine(isContactNumber, { error: 'contact-number' })),
  emergencyContact: z.optional(cleanTextUpTo(100)),
  frequentFlyerNumber: z.optional(cleanTextUpTo(30)),
  newsletterSubscribe: z.boolean(),
  /** what the server answered; it may be sent back, and what the server knows is what counts */
  customerId: z.optional(cleanTextUpTo(64)),
});
export type CustomerDetails = z.infer<typeof customerDetails>;
