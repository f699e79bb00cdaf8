import { fileURLToPath } from 'node:url';
import { checkTexts } from '@alisio/platform/testing';

test('every text is there in every language, asked for, and translated', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  expect(
    checkTexts(folder, {
      same: [
        'flight.fare.name',
        'flight.journey.terminal',
        'hotel.kinds.suite',
        'price.total',
        'ofProduct.hotel',
        'ofProduct.tour',
        'says.tour.step',
      ],
    }),
  ).toEqual([]);
});
