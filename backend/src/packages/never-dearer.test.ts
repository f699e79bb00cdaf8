import { env } from 'node:process';
import { addDays } from '@alisio/shared-contracts/dates';
import { flightSearchAnswer } from '@alisio/shared-contracts/flights';
import { z } from '@alisio/shared-contracts/zod';
import fc from 'fast-check';
import { packageApi } from './testing/package-api.ts';
import { packageQuestion, TODAY } from './testing/package-question.ts';

/** Random packages; as many as `PACKAGES` says. */
const RUNS = Number(env.PACKAGES ?? 3);
const TIMEOUT_MS = 60_000 + RUNS * 2000;

const api = packageApi();

const places = fc.constantFrom(
  { from: 'BOG', to: 'CTG', point: { lat: 10.42, lon: -75.54 } },
  { from: 'MEX', to: 'CUN', point: { lat: 21.17, lon: -86.85 } },
  { from: 'MAD', to: 'PMI', point: { lat: 39.57, lon: 2.65 } },
  { from: 'LIM', to: 'MIA', point: { lat: 25.77, lon: -80.19 } },
  { from: 'EZE', to: 'BCN', point: { lat: 41.39, lon: 2.16 } },
);
const room = fc.record({
  adults: fc.integer({ min: 1, max: 3 }),
  childAges: fc.array(fc.integer({ min: 2, max: 11 }), { maxLength: 1 }),
});
const asked = fc
  .record({
    place: places,
    ahead: fc.integer({ min: 3, max: 200 }),
    nights: fc.integer({ min: 2, max: 12 }),
    rooms: fc.array(room, { minLength: 1, maxLength: 2 }),
    at: fc.nat(),
  })
  .map(({ place, ahead, nights, rooms, at }) => {
    const on = addDays(TODAY, ahead);
    return { question: packageQuestion({ ...place, on, back: addDays(on, nights), rooms }), at };
  });

test(
  'a package is never dearer than its parts: in a list, looked at, with another flight, and chosen',
  async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ question, at }) => {
        const { flight, data } = await api.found(question);
        if (!flight || data.length === 0) return;
        expect(flight.offer.price.intTotal.amount).toBeLessThanOrEqual(flight.apart);
        for (const { total, totalApart } of data) expect(total).toBeLessThanOrEqual(totalApart);

        const flights = z.parse(
          flightSearchAnswer,
          (await api.post('/packages/flights', question.flight)).json(),
        ).data;
        const other = flights[at % flights.length] ?? flight.offer;
        const code = data[at % data.length]?.hotel.hotelInfo.hotelCode ?? '';
        const looked = await api.looked(code, question, other.id);
        const rateKeys = question.hotel.rateInfo.rooms.room.flatMap(({ index }) => {
          const rooms = looked.rooms.filter((one) => one.room.roomIndex === index);
          const plans = rooms[at % Math.max(1, rooms.length)]?.room.ratePlans ?? [];
          return plans[at % Math.max(1, plans.length)]?.rateKey ?? [];
        });
        for (const {
          room: { ratePlans },
          apart,
        } of looked.rooms)
          for (const [place, { convertedRateInfo }] of ratePlans.entries())
            expect(convertedRateInfo.amountAfterTax).toBeLessThanOrEqual(apart[place] ?? 0);

        const hotel = { code, rateKeys };
        const reply = await api.choose({ flight: { id: looked.flight.offer.id }, hotel });
        // The one room of a type is not sold twice.
        if (reply.statusCode === 409) return;
        for (const { total, payLater, apart } of reply.json().data)
          expect(total.amount + (payLater?.amount ?? 0)).toBeLessThanOrEqual(apart);
        const alone = [
          ...(await api.chosen({ flight: { id: looked.flight.offer.id } })).data,
          ...(await api.chosen({ hotel })).data,
        ];
        expect(alone.map(({ apart }) => apart)).toEqual(
          reply.json().data.map(({ apart }: { apart: number }) => apart),
        );
      }),
      { numRuns: RUNS },
    );
  },
  TIMEOUT_MS,
);
