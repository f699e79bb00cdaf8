import { CURRENCY_COOKIE } from '@alisio/shared-contracts/visitor';

const SESSION = -1;

/** A browser's storage in which a currency was chosen before. */
export const currencyCookie = (baseURL: string, currency: string) => ({
  cookies: [
    {
      name: CURRENCY_COOKIE.name,
      value: currency,
      domain: new URL(baseURL).hostname,
      path: '/',
      expires: SESSION,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
});
