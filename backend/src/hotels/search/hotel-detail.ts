import type { HotelDetail } from '@alisio/shared-contracts/hotels';
import { formatDistance, type Language } from '@alisio/shared-contracts/languages';
import { distanceKm } from '@alisio/shared-contracts/rules';
import { type AirportCatalogue, airportName } from '../../airports/index.ts';
import { fillIn } from '../../texts/index.ts';
import type { TownNames } from '../../towns/index.ts';
import { type DemoHotel, facadeOf, houseRulesOf, scoresOf } from '../demo/index.ts';
import { hotelTexts } from '../texts/hotel-texts.ts';
import type { InfoOf } from './hotel-info.ts';
import { typesOfHotel } from './hotel-stay.ts';

const MOST_AIRPORTS = 2;
const AIRPORT_KM = 120;
const AREA_KM = 6;
const MOST_AREAS = 4;

const metres = (km: number) => Math.max(50, Math.round(km * 20) * 50);

/** All that the page of one hotel shows, whatever the stay, from the demonstration. */
export function hotelDetailOf(
  hotel: DemoHotel,
  language: Language,
  { infoOf, names, airports }: { infoOf: InfoOf; names: TownNames; airports: AirportCatalogue },
): HotelDetail {
  const texts = hotelTexts(language);
  const place = names.nameOf(hotel.town, language);
  const number = new Intl.NumberFormat(language);
  const fromMiddle = distanceKm(hotel, hotel.town);
  const where = hotel.area ? texts.description.area : texts.description.where;
  const areas = hotel.town.areas
    .map((area) => ({ kind: 'area', name: area.name, km: distanceKm(hotel, area) }))
    .filter(({ name, km }) => km < AREA_KM && name !== hotel.area?.name)
    .toSorted((one, other) => one.km - other.km)
    .slice(0, MOST_AREAS);
  const ports = airports.airports
    .filter(({ country }) => country === hotel.town.country)
    .map((airport) => ({
      kind: 'airport',
      name: fillIn(texts.nearby.airport, { name: airportName(airport, language) }),
      km: distanceKm(hotel, airport),
    }))
    .filter(({ km }) => km < AIRPORT_KM)
    .toSorted((one, other) => one.km - other.km)
    .slice(0, MOST_AIRPORTS);
  const centre = { kind: 'centre', name: fillIn(texts.nearby.centre, { name: place }), km: fromMiddle };
  return {
    hotelInfo: infoOf(hotel, language),
    hotelImageInfo: {
      images: [
        facadeOf(hotel),
        // Each look once: two types may be drawn alike.
        ...[...new Map(typesOfHotel(hotel).map((type) => [type.draws, type])).values()].map(
          ({ code, draws }) => ({
            draws,
            light: 'day' as const,
            seed: `${hotel.code}/${code}`,
          }),
        ),
      ],
    },
    description: [
      fillIn(where, {
        kind: texts.kinds[hotel.kind],
        place,
        area: hotel.area?.name ?? '',
        far: formatDistance(fromMiddle, language),
      }),
      fillIn(texts.description.rooms, { rooms: number.format(hotel.rooms) }),
    ],
    houseRules: houseRulesOf(hotel),
    scores: hotel.scored > 0 ? scoresOf(hotel) : [],
    nearby: [centre, ...areas, ...ports].map(({ kind, name, km }) => ({ kind, name, metres: metres(km) })),
  };
}
