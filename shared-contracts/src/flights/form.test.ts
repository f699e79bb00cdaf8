import {
  emptyFlightSearchForm,
  flightResultsHref,
  flightSearchKey,
  flightSearchPayload,
  flightSearchPayloadOf,
  readFlightSearchQuery,
} from './index.ts';

const today = '2026-11-21';
const infoData = { source: 'boletin', medium: 'email', affiliateId: 'a1', referrer: '' };
const read = (text: string) => readFlightSearchQuery(new URLSearchParams(text), today);

describe('a results address', () => {
  const query = read(
    'from=BOG&to=MIA&departureDate=2026-12-12&returnDate=2026-12-27&adult=2&child=1&infant=1',
  );

  test('is read back from the address that it makes', () => {
    const href = flightResultsHref({ ...query, fromCity: 'Bogotá', toCity: 'Miami' });
    const url = new URL(href, 'https://alisio.test');
    expect(url.pathname).toBe('/bogota-a-miami/results');
    expect(readFlightSearchQuery(url.searchParams, today)).toEqual(query);
  });

  test.each([
    ['eur', 'EUR'],
    ['Cop', 'COP'],
    ['euros', 'USD'],
    ['', 'USD'],
  ])('with the currency "%s" is answered in %s', (written, currencyCode) => {
    expect(read(`from=BOG&to=MIA&currencyCode=${written}`)).toMatchObject({ currencyCode });
  });

  test('names the kinds of fare that are asked for, and no others', () => {
    const href = flightResultsHref({
      ...query,
      refundableFare: true,
      noPenaltyFare: false,
      fromCity: 'A',
      toCity: 'B',
    });
    const asked = read(href.slice(href.indexOf('?')));
    expect(asked).toEqual({ ...query, refundableFare: true });
    const none = { refundableFare: false, noRestrictionFare: false, noPenaltyFare: false };
    expect(flightSearchPayloadOf(asked, infoData)).toMatchObject({ ...none, refundableFare: true });
    expect(flightSearchPayloadOf(read('refundableFare=x&noPenaltyFare='), infoData)).toMatchObject(none);
  });

  test('asks for both legs of a round trip and for one of "1"', () => {
    const payload = flightSearchPayloadOf(query, infoData);
    expect(payload.legInfo['2']).toEqual({ from: 'MIA', to: 'BOG', departureDate: '2026-12-27' });
    expect(flightSearchPayload.safeParse(payload).success).toBe(true);
    expect(flightSearchPayloadOf({ ...query, tripType: '1' }, infoData).legInfo).not.toHaveProperty('2');
  });

  test.each([
    ['first', 'first_class'],
    ['FIRST CLASS', 'first_class'],
    ['Premium-Economy', 'premium_economy'],
    ['business', 'business'],
  ])('names a cabin in the words of others too: %s', (cabin, meant) => {
    expect(read(`cabin=${cabin}`).cabin).toBe(meant);
  });

  test('falls back by §5: dates 7 and 13 days ahead, one adult, economy, round trip', () => {
    expect(read('from=bog&to=mia&departureDate=ayer&adult=x&cabin=gold&tripType=7')).toMatchObject({
      from: 'BOG',
      tripType: '2',
      departureDate: '2026-11-28',
      returnDate: '2026-12-04',
      adult: 1,
      child: 0,
      infant: 0,
      cabin: 'economy',
      currencyCode: 'USD',
    });
  });

  test('never asks for the past, nor a return before the departure', () => {
    expect(read('departureDate=2026-11-20').departureDate).toBe('2026-11-28');
    const swapped = read('departureDate=2026-12-12&returnDate=2026-12-01');
    expect(swapped.returnDate).toBe('2026-12-18');
  });

  test.each([
    ['a missing return is in 13 days', '', '2026-12-04'],
    ['also for a departure of today, which can be searched', '&departureDate=2026-11-21', '2026-12-04'],
    ['also on that very day', '&departureDate=2026-12-04', '2026-12-04'],
    ['or 6 days after a later departure', '&departureDate=2026-12-05', '2026-12-11'],
    [
      'a return that no calendar has is missing',
      '&departureDate=2026-12-01&returnDate=2026-02-31',
      '2026-12-04',
    ],
    ['the last departure has a return that is sold', '&departureDate=2027-10-17', '2027-10-17'],
    ['so has one shortly before', '&departureDate=2027-10-14', '2027-10-17'],
  ])('%s', (_, words, returnDate) => {
    const query = read(`from=BOG&to=MIA${words}`);
    expect(query.returnDate).toBe(returnDate);
    expect(words).toContain(words && `departureDate=${query.departureDate}`);
  });

  test('takes an infant for each adult, and lowers more than those to it', () => {
    expect(read('adult=2&infant=2')).toMatchObject({ adult: 2, infant: 2 });
    expect(read('adult=1&infant=1')).toMatchObject({ adult: 1, infant: 1 });
    expect(read('adult=2&child=1&infant=3')).toMatchObject({ adult: 2, child: 1, infant: 2 });
  });

  test.each([
    ['adult=9&child=3', { adult: 9, child: 0, infant: 0 }],
    ['adult=12', { adult: 9, child: 0, infant: 0 }],
    ['adult=0', { adult: 1, child: 0, infant: 0 }],
    ['adult=-2&child=-1', { adult: 1, child: 0, infant: 0 }],
    ['adult=4&child=3&infant=4', { adult: 4, child: 3, infant: 2 }],
    ['adult=0&child=9&infant=1', { adult: 1, child: 8, infant: 0 }],
    ['adult=2.5&child=x', { adult: 2, child: 0, infant: 0 }],
  ])('brings numbers that no booking has to the nearest that one has: %s', (words, counts) => {
    expect(read(words)).toMatchObject(counts);
  });

  test('attribution does not make another question of it', () => {
    const other = { ...infoData, source: 'otro' };
    expect(flightSearchKey(flightSearchPayloadOf(query, infoData))).toBe(
      flightSearchKey(flightSearchPayloadOf(query, other)),
    );
  });
});

test('the empty form has the defaults of §3 and §5', () => {
  expect(emptyFlightSearchForm(today)).toMatchObject({
    tripType: '2',
    cabinClass: 'economy',
    departureDate: '2026-11-28',
    returnDate: '2026-12-04',
    adultCount: 1,
    childrenCount: 0,
    infantCount: 0,
    rooms: 1,
  });
});
