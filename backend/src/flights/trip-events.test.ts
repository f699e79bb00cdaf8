import { makeOffer } from '../../testing/flight-offer.ts';
import { flightReservations, tripEvents } from './trip-events.ts';
import { locatorCodes, tripSections } from './trip-paper.ts';

const zoneOf = () => 'America/Bogota';
const offer = makeOffer();
const [there, back] = offer.itineraries;
const [segment] = back?.segments ?? [];
if (!there || !back || !segment) throw new Error('a round trip has a way back');
/** Out with the airline that issues the ticket, back with another one. */
const trip = {
  offer: { ...offer, itineraries: [there, { ...back, segments: [{ ...segment, carrierCode: 'LA' }] }] },
  reference: '7K2M9-XQ4TD',
  locators: [{ carrierCode: 'AV', locator: 'K7QF2M' }],
};

test("a carrier's own code stands at its own flights; at those of others only ours does", () => {
  const details = tripEvents(trip, zoneOf, 'es').map((event) => event.details);
  expect(details).toHaveLength(2);
  expect(details[0]).toContain('K7QF2M');
  expect(details[1]).not.toContain('K7QF2M');
  expect(details[1]).toContain('7K2M9-XQ4TD');
  const numbers = flightReservations(trip, zoneOf, ['Lucía Rivera']).map((one) => one.reservationNumber);
  expect(numbers).toEqual(['K7QF2M', '7K2M9-XQ4TD']);
});

test('of two carriers each has its own code at its own flights', () => {
  const locators = [...trip.locators, { carrierCode: 'LA', locator: 'ZB3M9T' }];
  const numbers = flightReservations({ ...trip, locators }, zoneOf, ['Lucía Rivera']).map(
    (one) => one.reservationNumber,
  );
  expect(numbers).toEqual(['K7QF2M', 'ZB3M9T']);
  const said = tripSections(trip.offer, locators, [], 'es').flatMap(({ lines }) =>
    lines.map(({ text }) => text),
  );
  expect(said.filter((line) => line.includes('código en'))).toEqual([
    expect.stringContaining('K7QF2M'),
    expect.stringContaining('ZB3M9T'),
  ]);
  expect(locatorCodes(trip.offer, locators, 'es').map(({ value }) => value)).toEqual(['K7QF2M', 'ZB3M9T']);
});
