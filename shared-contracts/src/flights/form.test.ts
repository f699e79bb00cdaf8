import { flightResultsHref } from '../routes/index.ts';
import {
  addDays,
  emptyFlightSearchForm,
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

  test('asks for both legs of a round trip and for one of "1"', () => {
    const payload = flightSearchPayloadOf(query, infoData);
    expect(payload.legInfo['2']).toEqual({ from: 'MIA', to: 'BOG', departureDate: '2026-12-27' });
    expect(flightSearchPayload.safeParse(payload).success).toBe(true);
    expect(flightSearchPayloadOf({ ...query, tripType: '1' }, infoData).legInfo).not.toHaveProperty('2');
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

test('days are added across months and leap years', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});
