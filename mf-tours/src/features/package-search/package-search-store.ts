import { searchPlace } from '@alisio/shared-contracts/flights';
import { place } from '@alisio/shared-contracts/places';
import { defineSessionStore } from '@alisio/shared-contracts/stores';
import { isoDate } from '@alisio/shared-contracts/values';
import { z } from '@alisio/shared-contracts/zod';

const count = z.int().check(z.nonnegative());

/** The search of packages that this tab has typed last; `null` before. */
export const packageSearch = defineSessionStore({
  key: 'alisio.package-search',
  version: 1,
  schema: z.strictObject({
    form: z.nullable(
      z.strictObject({
        origin: z.nullable(searchPlace),
        destination: z.nullable(searchPlace),
        hotelDestination: z.nullable(place),
        departureDate: isoDate,
        returnDate: isoDate,
        rooms: z.array(z.strictObject({ adults: count, ages: z.array(z.nullable(count)) })),
      }),
    ),
  }),
  initial: { form: null },
});
