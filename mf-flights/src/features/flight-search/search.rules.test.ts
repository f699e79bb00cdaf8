import { emptyFlightSearchForm, readFlightSearchQuery } from '@alisio/shared-contracts/flights';
import { shiftDeparture } from '../../other-days/shift-departure.ts';
import { BOGOTA, MIAMI, searchForm } from '../../testing/places.ts';
import { formOfQuery } from './form-of-query.ts';
import { freshDraft } from './fresh-draft.ts';
import { searchErrors } from './search.rules.ts';

const today = '2026-11-21';

describe('what keeps a form from being searched', () => {
  const errors = (change: Parameters<typeof searchForm>[0]) => searchErrors(searchForm(change), today);

  test('nothing, when it is whole', () => {
    expect(errors({})).toEqual({});
    expect(errors({ departureDate: today, returnDate: today })).toEqual({});
  });
  test.each([
    ['no origin', { origin: null }, { origin: 'search.errors.origin' }],
    ['no destination', { destination: null }, { destination: 'search.errors.destination' }],
    ['one place twice', { destination: BOGOTA }, { destination: 'search.errors.samePlace' }],
    ['a day gone by', { departureDate: '2026-11-20' }, { dates: 'search.errors.departure' }],
    ['a day too far', { departureDate: '2027-12-01' }, { dates: 'search.errors.departure' }],
    ['a return before', { returnDate: '2026-12-11' }, { dates: 'search.errors.return' }],
    ['ten travellers', { adultCount: 9, childrenCount: 1 }, { travelers: 'search.errors.travelers' }],
    ['infants without a lap', { infantCount: 2 }, { travelers: 'search.errors.travelers' }],
  ])('%s', (_, change, expected) => {
    expect(errors(change)).toEqual(expected);
  });
  test('a one-way trip does not ask for the return', () => {
    expect(errors({ tripType: '1', returnDate: '2026-12-01' })).toEqual({});
  });
});

test('a draft whose days have gone by moves to the days of §5; the rest of it stays', () => {
  const draft = searchForm({ departureDate: '2026-11-20', returnDate: '2026-11-29', adultCount: 3 });
  expect(freshDraft(draft, today)).toEqual({
    ...draft,
    departureDate: '2026-11-28',
    returnDate: '2026-12-04',
  });
  expect(freshDraft(null, today)).toEqual(emptyFlightSearchForm(today));
  expect(freshDraft(searchForm(), today)).toEqual(searchForm());
});

describe('the form of a results address', () => {
  const query = (text: string) => readFlightSearchQuery(new URLSearchParams(text), today);
  const placeOf = (code: string) => (code === 'MIA' ? MIAMI : null);

  test('has its places, days, travellers and cabin', () => {
    const asked = query(
      'tripType=1&from=MIA&to=XXX&departureDate=2026-12-12&adult=2&infant=1&cabin=business',
    );
    const draft = { ...searchForm({ rooms: 2 }), hotelDestination: BOGOTA };
    expect(formOfQuery(asked, draft, placeOf)).toMatchObject({
      tripType: '1',
      origin: MIAMI,
      destination: null,
      departureDate: '2026-12-12',
      adultCount: 2,
      infantCount: 1,
      cabinClass: 'business',
      rooms: 2,
      hotelDestination: BOGOTA,
    });
  });
  test('keeps the place of the draft that the address does not name', () => {
    expect(formOfQuery(query('to=MIA'), searchForm(), placeOf)).toMatchObject({
      origin: BOGOTA,
      destination: MIAMI,
    });
  });
});

describe('moving the departure (§4)', () => {
  const trip = { departureDate: '2026-12-12', returnDate: '2026-12-13' };

  test('by a day', () => {
    expect(shiftDeparture(trip, -1, today)).toEqual({
      departureDate: '2026-12-11',
      returnDate: '2026-12-13',
    });
    expect(shiftDeparture(trip, 1, today)).toEqual({ departureDate: '2026-12-13', returnDate: '2026-12-14' });
  });
  test('not into the past, nor beyond what is on sale', () => {
    const first = { departureDate: today, returnDate: '2026-12-13' };
    const last = { departureDate: '2027-10-17', returnDate: '2027-10-17' };
    expect(shiftDeparture(first, -1, today)).toBeUndefined();
    expect(shiftDeparture(last, 1, today)).toBeUndefined();
  });
});
