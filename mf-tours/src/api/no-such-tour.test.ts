import { QueryClient } from '@alisio/platform/sdk/query';
import { problemAnswer, stubApi } from '@alisio/platform/testing';
import { tourQuery } from './get-tour.ts';
import { tourCountryQuery } from './tour-countries.ts';

test.each(['not-found', 'validation'] as const)(
  'a name that no tour has (%s) is an answer, no failure',
  async (kind) => {
    const stub = stubApi([
      problemAnswer('GET', '/tours/countries/{country}', kind),
      problemAnswer('GET', '/tours/{country}/{tour}', kind),
    ]);
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    expect(await client.fetchQuery(tourCountryQuery('PERU', 'es'))).toBeNull();
    expect(await client.fetchQuery(tourQuery({ country: 'peru', slug: 'X' }, 'es'))).toBeNull();
    stub.restore();
  },
);
