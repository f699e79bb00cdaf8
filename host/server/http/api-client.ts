import { handedOn, spanned } from '@alisio/platform/serving';
import {
  COMPANY_CONTACTS_QUERY,
  type CompanyContact,
  companyContactsAnswer,
} from '@alisio/shared-contracts/contacts';
import {
  getExchangeRates,
  getSiteConfiguration,
  PACKED,
  queryContacts,
} from '@alisio/shared-contracts/endpoints';
import { type SiteConfiguration, siteConfiguration } from '@alisio/shared-contracts/site';
import { type ExchangeRates, exchangeRates } from '@alisio/shared-contracts/visitor';
import { countCall } from './count-calls.ts';
import { type KeptTimes, keptAnswer } from './kept-answer.ts';

/** A call of the edge to the API. `forwardedFor` is the visitor's address, for the API's limits. */
export interface EdgeCall {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** whoever reads the answer understands it where it comes packed */
  takesPacked?: boolean;
  /** names in the answer follow it */
  language?: string;
  forwardedFor?: string;
  /** key of operators (RFC 6750) */
  bearer?: string;
}

export interface EdgeAnswer {
  status: number;
  text: string;
  /** how long it may be given to others, too, milliseconds; without it, it is one visitor's, or does not say */
  sharedForMs?: number;
}

export interface ApiClient {
  /** @returns whatever it answers, or nothing when that is not there, whole, in time */
  exchange(call: EdgeCall, withinMs: number): Promise<EdgeAnswer | undefined>;
  /** @returns the answer's text, or nothing when it is not there, whole and 2xx, in time */
  ask(call: EdgeCall, withinMs: number): Promise<string | undefined>;
  /** Client configuration of §3: renewed every minute, kept for as long as the API does not answer. */
  site(): Promise<SiteConfiguration | undefined>;
  /** Exchange rates of §7: kept as the configuration is. */
  rates(): Promise<ExchangeRates | undefined>;
  /** Lines of the call centre of §7: kept as the configuration is. */
  contacts(): Promise<readonly CompanyContact[] | undefined>;
}

/** That there is nothing, or nothing any more, is an answer as well. */
const SHAREABLE: readonly number[] = [200, 404, 410];
const FRESH_MS = 60_000;
/** Behind, where no page waits for it. */
const KEPT_WITHIN_MS = 5000;
/** How long the first page waits for what is kept then. */
export const API_WAIT_MS = 300;

/** What is no JSON, an error page of something in between for instance, counts as no answer. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Of `cache-control` (RFC 9111): only what says that it is public, and for how long. */
export function sharedFor(cacheControl: string | null): number {
  const words = (cacheControl ?? '').toLowerCase().split(/\s*,\s*/);
  if (!words.includes('public') || words.some((word) => /^(no-store|no-cache|private)\b/.test(word)))
    return 0;
  const seconds = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
  const said = seconds('s-maxage') ?? seconds('max-age') ?? '0';
  return /^\d+$/.test(said) ? Number(said) * 1000 : 0;
}

export function createApiClient(
  apiUrl: string,
  { freshMs = FRESH_MS, waitMs = API_WAIT_MS }: Partial<KeptTimes> = {},
): ApiClient {
  const send: ApiClient['exchange'] = async (call, withinMs) => {
    try {
      const response = await fetch(`${apiUrl}${call.path}`, {
        method: call.method,
        signal: AbortSignal.timeout(withinMs),
        headers: {
          accept: call.takesPacked ? `application/json;${PACKED}` : 'application/json',
          ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(call.language === undefined ? {} : { 'accept-language': call.language }),
          ...(call.bearer === undefined ? {} : { authorization: `Bearer ${call.bearer}` }),
          ...(call.forwardedFor === undefined ? {} : { 'x-forwarded-for': call.forwardedFor }),
          ...handedOn(),
        },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      });
      const { status, headers } = response;
      const sharedForMs = SHAREABLE.includes(status) ? sharedFor(headers.get('cache-control')) : 0;
      return { status, text: await response.text(), sharedForMs };
    } catch {
      // Down or late: the page asks by itself, and says so to the visitor if that fails too.
      return undefined;
    }
  };

  // Without the address, in which a visitor may have written what they look for: the API's own span has its route.
  const exchange: ApiClient['exchange'] = (call, withinMs) =>
    spanned({ name: `${call.method} API`, kind: 'client' }, async () => {
      const began = performance.now();
      const answer = await send(call, withinMs);
      countCall('page', answer?.status, performance.now() - began);
      return answer;
    });

  async function ask(call: EdgeCall, withinMs: number): Promise<string | undefined> {
    const answer = await exchange(call, withinMs);
    return answer && answer.status >= 200 && answer.status < 300 ? answer.text : undefined;
  }

  const kept = <T extends object>(
    { method, path, body }: Pick<EdgeCall, 'method' | 'path' | 'body'>,
    parse: (answer: unknown) => T | undefined,
  ) =>
    keptAnswer(
      async () => {
        const text = await ask({ method, path, body }, KEPT_WITHIN_MS);
        return text === undefined ? undefined : parse(readJson(text));
      },
      { freshMs, waitMs },
    );

  return {
    exchange,
    ask,
    site: kept(getSiteConfiguration, (answer) => siteConfiguration.safeParse(answer).data),
    rates: kept(getExchangeRates, (answer) => exchangeRates.safeParse(answer).data),
    contacts: kept(
      { method: queryContacts.method, path: queryContacts.path, body: { query: COMPANY_CONTACTS_QUERY } },
      (answer) => companyContactsAnswer.safeParse(answer).data?.data.companyContactInfoDisplayQuery.results,
    ),
  };
}
