import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { makeOffer } from '../../testing/flight-offer.ts';
import { tripLines, tripTitle } from './trip-text.ts';

/** One way by night, over an airport whose name nobody has sent. */
function nightOffer(): FlightOffer {
  const offer = makeOffer({ outbound: '2027-02-10' });
  const [outbound] = offer.itineraries;
  const [first] = outbound?.segments ?? [];
  if (!outbound || !first) throw new Error('nobody flies');
  const segments = [
    {
      ...first,
      departure: { iataCode: 'BOG', at: '2027-02-10T23:05:00' },
      arrival: { iataCode: 'PTY', at: '2027-02-11T00:35:00' },
    },
    {
      ...first,
      id: '2',
      carrierCode: 'CM',
      number: '303',
      departure: { iataCode: 'PTY', at: '2027-02-11T02:10:00' },
      arrival: { iataCode: 'MCO', at: '2027-02-11T05:20:00' },
    },
  ];
  return { ...offer, itineraries: [{ ...outbound, segments }] };
}

test('a trip is called by the cities that it begins in and is for', () => {
  expect(tripTitle(makeOffer(), 'es')).toBe('Bogotá a Miami');
  expect(tripTitle(makeOffer(), 'en')).toBe('Bogotá to Miami');
  expect(tripTitle(nightOffer(), 'es')).toBe('Bogotá a MCO');
});

test('a journey by night tells all its flights and how much later it lands, by the clocks of its places', () => {
  expect(tripLines(nightOffer(), 'es')).toEqual([
    'Ida: miércoles, 10 de febrero de 2027, 23:05 Bogotá (BOG) – 05:20 (+1) MCO, AV 4, CM 303',
  ]);
  expect(tripLines(nightOffer(), 'en').map((line) => line.replaceAll('\u202f', ' '))).toEqual([
    'Outbound: Wednesday, February 10, 2027, 11:05 PM Bogotá (BOG) – 5:20 AM (+1) MCO, AV 4, CM 303',
  ]);
});
