import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isIPv4 } from 'node:net';
import { z } from '@alisio/shared-contracts/zod';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { isCountry } from './is-country.ts';
import type { LocationService } from './location-service.ts';

const require = createRequire(import.meta.url);
const DATA = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country';
const entry = z.object({ country_code: z.string().check(z.refine(isCountry)) });

async function open(family: 'ipv4' | 'ipv6'): Promise<Reader<CountryResponse>> {
  return new Reader(await readFile(require.resolve(`${DATA}-${family}.mmdb`)));
}

/** Looks in the data of the regional registries, on this machine alone. Each file is opened once, when it is needed. */
export function localLocation(): LocationService {
  const opened: { ipv4?: Promise<Reader<CountryResponse>>; ipv6?: Promise<Reader<CountryResponse>> } = {};
  return {
    countryOf: async (address) => {
      const family = isIPv4(address) ? 'ipv4' : 'ipv6';
      opened[family] ??= open(family);
      const found = entry.safeParse((await opened[family]).get(address));
      return found.success ? found.data.country_code : null;
    },
  };
}
