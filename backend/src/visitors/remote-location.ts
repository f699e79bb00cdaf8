import { z } from '@alisio/shared-contracts/zod';
import { LookUpCache } from '../cache/index.ts';
import { isCountry } from './is-country.ts';
import type { LocationService } from './location-service.ts';

/** A page waits for it: later is too late. */
const TIMEOUT_MS = 2000;
const MOST_KEPT = 20_000;

const code = z.catch(z.optional(z.string()), undefined);
/** The names under which public services give the two letters; some call the country's full name `country`. */
const fields = z.object({ country_code: code, countryCode: code, country: code });

export interface RemoteLocationSettings {
  /** address of the service, with `{ip}` where the visitor's address goes */
  url: string;
  timeoutMs?: number;
  /** UTC milliseconds */
  now?: () => number;
}

/** Asks a service on the network, once in 30 minutes for each address (§4). */
export function remoteLocation({
  url,
  timeoutMs = TIMEOUT_MS,
  now,
}: RemoteLocationSettings): LocationService {
  const known = new LookUpCache<string>({ most: MOST_KEPT, ...(now ? { now } : {}) });

  async function read(address: string): Promise<unknown> {
    try {
      const reply = await fetch(url.replaceAll('{ip}', encodeURIComponent(address)), {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return reply.ok ? await reply.json() : undefined;
    } catch {
      // The error of `fetch` or of the parser can quote the visitor's address, which no log may hold.
      return undefined;
    }
  }

  async function ask(address: string): Promise<string> {
    const { data } = fields.safeParse(await read(address));
    const country = [data?.country_code, data?.countryCode, data?.country].find(
      (text) => text !== undefined && isCountry(text),
    );
    if (country === undefined) throw new Error('the location service gave no country');
    return country;
  }

  return { countryOf: (address) => known.get(address, ask) };
}
