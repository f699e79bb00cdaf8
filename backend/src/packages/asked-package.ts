import { daysBetween } from '@alisio/shared-contracts/dates';
import type { FlightOffer, FlightSearchPayload } from '@alisio/shared-contracts/flights';
import { type HotelRateQuestion, STAY_LIMITS } from '@alisio/shared-contracts/hotels';
import { PACKAGE_CURRENCY } from '@alisio/shared-contracts/packages';
import { refusePast } from '../flights/index.ts';
import { ProblemError } from '../problems/index.ts';
import type { PackageParts } from './package-parts.ts';

const refused = (path: string, code: string) => new ProblemError('validation', { errors: [{ path, code }] });

/** In what packages are priced, whatever is asked. */
export const inPackageCurrency = <Asked extends { currencyCode: string }>(asked: Asked): Asked => ({
  ...asked,
  currencyCode: PACKAGE_CURRENCY,
});

/**
 * @param search of the flight of a package, at `flight` of the body
 * @param rateInfo of its hotel, at `rateInfo` there, behind `hotel`
 * @throws ProblemError validation for days that are over, no way back, more nights than hotels sell, and where not as many
 * sleep as fly
 */
export function checkAsked(
  { flights }: Pick<PackageParts, 'flights'>,
  search: FlightSearchPayload,
  { rooms }: Pick<HotelRateQuestion, 'rooms'>,
  hotel = '',
): void {
  refusePast(flights, search, 'flight.');
  const { '1': out, '2': back } = search.legInfo;
  if (!back) throw refused('flight.legInfo.2', 'missing');
  if (daysBetween(out.departureDate, back.departureDate) > STAY_LIMITS.nights.max)
    throw refused('flight.legInfo.2.departureDate', 'nights');
  const { adult, child, infant } = search.travelerInfo;
  const sleep = rooms.room.reduce((sum, room) => sum + room.adult + room.children, 0);
  if (sleep !== adult + child + infant) throw refused(`${hotel}rateInfo.rooms`, 'other-travelers');
}

const codesOf = ({ dictionaries }: FlightOffer, code: string | undefined): (string | undefined)[] => [
  code,
  dictionaries.locations[code ?? '']?.cityCode,
];

/** Whether an offer is of a search: these people on these days between these places. */
export function isOfSearch(offer: FlightOffer, { legInfo, travelerInfo }: FlightSearchPayload): boolean {
  const count = (wanted: FlightOffer['travelerPricings'][number]['type']) =>
    offer.travelerPricings.filter(({ type }) => type === wanted).length;
  return (
    count('ADULT') === travelerInfo.adult &&
    count('CHILD') === travelerInfo.child &&
    count('INFANT') === travelerInfo.infant &&
    [legInfo['1'], legInfo['2']].every((leg, way) => {
      const segments = offer.itineraries[way]?.segments;
      const [first, last] = [segments?.[0]?.departure, segments?.at(-1)?.arrival];
      return (
        first?.at.slice(0, 10) === leg?.departureDate &&
        codesOf(offer, first?.iataCode).includes(leg?.from) &&
        codesOf(offer, last?.iataCode).includes(leg?.to)
      );
    })
  );
}
