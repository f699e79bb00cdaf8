import { type HotelInCart, nightsOf } from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import { fillIn } from '../texts/index.ts';
import { hotelTexts } from './texts/hotel-texts.ts';

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const written = (date: string, language: Language) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(language, DAY);

/** "Hotel Almerún, Cancún" */
export const stayTitle = ({ hotel }: HotelInCart, language: Language): string =>
  fillIn(hotelTexts(language).stay.title, {
    hotel: hotel.hotelName,
    place: hotel.locationInfo.address.cityName,
  });

/** Days, and a line for each room with its plan. */
export function stayLines(details: HotelInCart, language: Language): string[] {
  const { stay, nights } = hotelTexts(language);
  const count = nightsOf(details);
  return [
    fillIn(stay.dates, {
      start: written(details.startDate, language),
      end: written(details.endDate, language),
      nights: fillIn(count === 1 ? nights.one : nights.other, { count: String(count) }),
    }),
    ...details.rooms.map(({ room, plan }) =>
      fillIn(stay.room, { name: room.roomDescription.name, plan: plan.ratePlanName }),
    ),
  ];
}
