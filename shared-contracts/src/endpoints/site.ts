import { COMPANY_CONTACTS_QUERY, companyContactsAnswer } from '../contacts/index.ts';
import { contactMessage, enquiry, requestReceipt } from '../enquiries/index.ts';
import { iconSet } from '../icons/index.ts';
import { siteConfiguration } from '../site/index.ts';
import { exchangeRates, visitorLocation } from '../visitor/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

export const getSiteConfiguration = defineEndpoint({
  id: 'getSiteConfiguration',
  method: 'GET',
  path: '/configuration',
  summary: 'Client configuration: phone lines, hours, e-mail addresses, currencies',
  status: 200,
  answer: siteConfiguration,
  errors: [],
});

/** §7: called once a session. By the caller's address, else by the region of `Accept-Language`. */
export const getVisitorLocation = defineEndpoint({
  id: 'getVisitorLocation',
  method: 'GET',
  path: '/visitor/location',
  summary: 'Country and currency of the caller; null and USD when nothing is known',
  personal: true,
  status: 200,
  answer: visitorLocation,
  errors: ['unavailable'],
});

/** §7 */
export const getExchangeRates = defineEndpoint({
  id: 'getExchangeRates',
  method: 'GET',
  path: '/currencyExchange',
  summary: 'Units of each currency for one US dollar, for showing prices',
  status: 200,
  answer: exchangeRates,
  errors: ['unavailable'],
});

/** §7: the one query that the site asks is `COMPANY_CONTACTS_QUERY`. */
export const queryContacts = defineEndpoint({
  id: 'queryContacts',
  method: 'POST',
  path: '/graphql',
  summary: `GraphQL: \`${COMPANY_CONTACTS_QUERY}\``,
  body: z.strictObject({
    query: z.string().check(z.minLength(1), z.maxLength(2000)),
    operationName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    variables: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  }),
  status: 200,
  answer: companyContactsAnswer,
  errors: ['validation'],
});

/** §7, §9. `file`: `tabler.json`; `icons`: names with commas. */
export const getIcons = defineEndpoint({
  id: 'getIcons',
  method: 'GET',
  path: '/icons/{file}',
  summary: 'Icons of a set, in the public format of Iconify',
  params: z.strictObject({ file: z.string().check(z.regex(/^[a-z0-9-]{1,40}\.json$/)) }),
  query: z.strictObject({ icons: z.string().check(z.regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/), z.maxLength(500)) }),
  status: 200,
  answer: iconSet,
  errors: ['validation', 'not-found'],
});

export const sendContactMessage = defineEndpoint({
  id: 'sendContactMessage',
  method: 'POST',
  path: '/contact-messages',
  summary: 'Stores a message of the contact form once; answers the reference',
  personal: true,
  body: contactMessage,
  status: 201,
  answer: requestReceipt,
  errors: ['validation', 'rate-limited'],
});

export const sendEnquiry = defineEndpoint({
  id: 'sendEnquiry',
  method: 'POST',
  path: '/enquiries',
  summary: 'Stores a request to be called back once; answers the reference',
  personal: true,
  body: enquiry,
  status: 201,
  answer: requestReceipt,
  errors: ['validation', 'offer-not-found', 'rate-limited'],
});
