import { getSiteConfiguration } from '@alisio/shared-contracts/endpoints';
import { type SiteConfiguration, siteConfiguration } from '@alisio/shared-contracts/site';

/** A call of the edge to the API. `forwardedFor` is the visitor's address, for the API's limits. */
export interface EdgeCall {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** names in the answer follow it */
  language?: string;
  forwardedFor?: string;
}

export interface ApiClient {
  /** @returns the answer's text, or nothing when it is not there, whole and 2xx, in time */
  ask(call: EdgeCall, withinMs: number): Promise<string | undefined>;
  /** Client configuration of §3: kept a minute, and for as long as the API does not answer. */
  site(): Promise<SiteConfiguration | undefined>;
}

const SITE_FRESH_MS = 60_000;
const SITE_WITHIN_MS = 300;

/** What is no JSON, an error page of something in between for instance, counts as no answer. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function createApiClient(apiUrl: string): ApiClient {
  let kept: { at: number; value: SiteConfiguration } | undefined;

  async function ask(call: EdgeCall, withinMs: number): Promise<string | undefined> {
    try {
      const response = await fetch(`${apiUrl}${call.path}`, {
        method: call.method,
        signal: AbortSignal.timeout(withinMs),
        headers: {
          accept: 'application/json',
          ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(call.language === undefined ? {} : { 'accept-language': call.language }),
          ...(call.forwardedFor === undefined ? {} : { 'x-forwarded-for': call.forwardedFor }),
        },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      });
      const text = await response.text();
      return response.ok ? text : undefined;
    } catch {
      // Down or late: the page asks by itself, and says so to the visitor if that fails too.
      return undefined;
    }
  }

  return {
    ask,
    async site() {
      if (kept && Date.now() - kept.at < SITE_FRESH_MS) return kept.value;
      const { method, path } = getSiteConfiguration;
      const text = await ask({ method, path }, SITE_WITHIN_MS);
      const parsed = text === undefined ? undefined : siteConfiguration.safeParse(readJson(text));
      if (parsed?.success) kept = { at: Date.now(), value: parsed.data };
      return kept?.value;
    },
  };
}
