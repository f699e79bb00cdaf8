import { makeOffer } from '../../testing/flight-offer.ts';
import { passengers } from '../../testing/visitor.ts';
import { passengerMisfits } from './passenger-fit.ts';

/** In Kiritimati (UTC+14) it is one o'clock of the next morning. */
const NOW = new Date('2026-11-21T11:00:00Z');

test.each([
  ['on the day that has begun somewhere on earth', '2026-11-22', []],
  [
    'on a day that has begun nowhere',
    '2026-11-23',
    [{ part: 'passengers', path: '0.passportIssuanceDate', code: 'document-issued-later' }],
  ],
])('a passport issued %s', (_, passportIssuanceDate, misfits) => {
  const [first, ...others] = passengers;
  if (!first) throw new Error('nobody flies');
  const travellers = [{ ...first, passportIssuanceDate }, ...others];
  expect(passengerMisfits(travellers, makeOffer({ id: 'fit' }), NOW)).toEqual(misfits);
});
