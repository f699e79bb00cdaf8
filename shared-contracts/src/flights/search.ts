import { attribution } from '../attribution/index.ts';
import { countProblem } from '../rules/counts.ts';
import { currencyCode, isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { cabinClass, iataCode } from './codes.ts';

export const legInfo = z
  .strictObject({ from: iataCode, to: iataCode, departureDate: isoDate })
  .check(z.refine((leg) => leg.from !== leg.to, { error: 'same-place', path: ['to'] }));
export type LegInfo = z.infer<typeof legInfo>;

const travelerInfo = z.strictObject({ adult: z.int(), child: z.int(), infant: z.int() }).check(
  z.superRefine((counts, context) => {
    const problem = countProblem(counts);
    if (problem) context.issues.push({ code: 'custom', message: problem, input: counts });
  }),
);

/** What is asked of flights besides where and when: the same of one search and of a calendar of many. */
export const askedOfFlights = {
  refundableFare: z.boolean(),
  noRestrictionFare: z.boolean(),
  noPenaltyFare: z.boolean(),
  cabin: cabinClass,
  travelerInfo,
  currencyCode,
  infoData: attribution,
};

/** Flight search payload, §3: legs keyed 1 and 2. */
export const flightSearchPayload = z
  .strictObject({
    legInfo: z.strictObject({ '1': legInfo, '2': z.optional(legInfo) }),
    ...askedOfFlights,
  })
  .check(
    z.refine(({ legInfo: legs }) => !legs['2'] || legs['2'].departureDate >= legs['1'].departureDate, {
      error: 'return-before-departure',
      path: ['legInfo', '2', 'departureDate'],
    }),
  );
export type FlightSearchPayload = z.infer<typeof flightSearchPayload>;

/** How long to wait for other suppliers once one has answered, milliseconds; until all have answered when absent. */
export const flightSearchPatience = z.strictObject({
  patience: z.optional(z.string().check(z.regex(/^\d{1,5}$/))),
});
