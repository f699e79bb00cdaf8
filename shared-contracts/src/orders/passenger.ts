import { isoDate } from '../flights/shared.ts';
import { isContactNumber, isDocumentNumber, isEmail, isPersonName } from '../rules/index.ts';
import { z } from '../zod/index.ts';

const name = z.string().check(z.refine(isPersonName, { error: 'person-name' }));
/** ISO 3166-1 alpha-2 */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

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
  passportNumber: z.optional(z.string().check(z.refine(isDocumentNumber, { error: 'document-number' }))),
  passportIssuanceDate: z.optional(isoDate),
  passportExpiryDate: z.optional(isoDate),
  mealPreference: z.optional(z.string().check(z.refine((code) => MEAL_CODES.includes(code)))),
  specialAssistance: z.optional(z.enum(SPECIAL_ASSISTANCE)),
  frequentFlyerNumber: z.optional(z.string().check(z.minLength(2), z.maxLength(30))),
  emergencyContact: z.optional(z.string().check(z.maxLength(100))),
});
export type Passenger = z.infer<typeof passenger>;

/** Customer, §3; `customerId` is what the answer's `id` is. Phone in E.164. */
export const customerDetails = z.strictObject({
  email: z.string().check(z.refine(isEmail, { error: 'email' })),
  phone: z.string().check(z.refine(isContactNumber, { error: 'contact-number' })),
  emergencyContact: z.optional(z.string().check(z.maxLength(100))),
  frequentFlyerNumber: z.optional(z.string().check(z.maxLength(30))),
  newsletterSubscribe: z.boolean(),
});
export type CustomerDetails = z.infer<typeof customerDetails>;
