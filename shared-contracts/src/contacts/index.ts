import { z } from '../zod/index.ts';

export { codeOf } from './code-of.ts';
export { dictatedCode } from './dictated-code.ts';
export { lineZone } from './line-zone.ts';
export { type OfferedByPhone, offeredByPhone } from './offered-by-phone.ts';
export { offsetIn } from './offset-in.ts';
export { PHONE_DISCOUNT } from './phone-discount.ts';
export { phoneHref } from './phone-href.ts';
export { phonePrice } from './phone-price.ts';

/** A line of the call centre and the country that it is for (§7). */
export const companyContact = z.strictObject({
  contactNumber: z.string().check(z.minLength(3), z.maxLength(40)),
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
});
export type CompanyContact = z.infer<typeof companyContact>;

/** §7: the query that the site asks. */
export const COMPANY_CONTACTS_QUERY =
  '{ companyContactInfoDisplayQuery { results { contactNumber countryCode } } }';

/** §7: `data.companyContactInfoDisplayQuery.results` */
export const companyContactsAnswer = z.strictObject({
  data: z.strictObject({
    companyContactInfoDisplayQuery: z.strictObject({ results: z.array(companyContact) }),
  }),
});

/** The number for a country; nothing when no line is for it. */
export const contactNumberFor = (
  contacts: readonly CompanyContact[],
  country: string | null,
): string | undefined => contacts.find(({ countryCode }) => countryCode === country)?.contactNumber;
