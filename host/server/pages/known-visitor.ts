import type { Bootstrap } from '@alisio/platform/sdk/page';
import { contactNumberFor } from '@alisio/shared-contracts/contacts';
import type { SiteConfiguration } from '@alisio/shared-contracts/site';
import {
  countryCode,
  countryCodeOf,
  currencyCodeOf,
  LOCATION_COOKIE,
  locationIn,
  UNKNOWN_LOCATION,
  type VisitorLocation,
} from '@alisio/shared-contracts/visitor';
import type { ApiClient } from '../http/api-client.ts';
import { cookiesOf } from '../http/cookies.ts';
import { chosenOf, type VisitorHeaders } from '../http/visitor.ts';
import type { LocateVisitor } from '../http/visitor-location.ts';
import { ratesFor } from './shown-rates.ts';

/** What the edge knows of who looks at a page: what its first paint shows of currency and line follows from it. */
export interface KnownVisitor extends Pick<Bootstrap, 'chosen' | 'location' | 'rates' | 'line'> {
  country: string | null;
  currency: string;
}

interface Asking {
  headers: VisitorHeaders;
  forwardedFor: string;
  site: SiteConfiguration | undefined;
  /** whether a country that no cookie tells is looked up: where the page will be drawn, which does not turn then */
  looksUp: boolean;
}

async function locationOf(
  locate: LocateVisitor,
  { headers, forwardedFor, looksUp }: Asking,
): Promise<VisitorLocation | undefined> {
  const kept = countryCode.safeParse(cookiesOf(headers.cookie).get(LOCATION_COOKIE.name)).data;
  if (kept !== undefined) return locationIn(kept);
  if (!looksUp) return undefined;
  return (await locate({ acceptLanguage: headers['accept-language'], forwardedFor })) ?? UNKNOWN_LOCATION;
}

/** Who looks at a page: by their cookies, and where these say nothing by a look-up, which has its time. */
export async function knownVisitor(
  api: Pick<ApiClient, 'rates' | 'contacts'>,
  locate: LocateVisitor,
  asking: Asking,
): Promise<KnownVisitor> {
  const { headers, site } = asking;
  const chosen = chosenOf(headers, site?.allowedCurrencies);
  // A chosen country says all that the look-up would.
  const location = chosen.country === undefined ? await locationOf(locate, asking) : undefined;
  const known = { agentIpInfo: location ?? null, chosenCountry: null, chosenCurrency: null, chosen };
  const [country, currency] = [countryCodeOf(known), currencyCodeOf(known, site)];
  const [rates, contacts] = await Promise.all([
    ratesFor(api, currency),
    country === null ? undefined : api.contacts(),
  ]);
  const contactNumber = contacts && contactNumberFor(contacts, country);
  const line = contactNumber && country ? { contactNumber, countryCode: country } : undefined;
  return { country, currency, chosen, location, rates, line };
}
