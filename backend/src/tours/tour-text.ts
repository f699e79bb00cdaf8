import type { Language } from '@alisio/shared-contracts/languages';
import { inTourCurrency, type TourBalanceInCart, type TourInCart } from '@alisio/shared-contracts/tours';
import { fillIn } from '../texts/index.ts';
import { partyOf } from './passenger-fit.ts';
import {
  counted,
  dayText,
  listText,
  meetingText,
  moneyText,
  roomsText,
  tourTexts,
} from './texts/tour-texts.ts';

/** "2 adultos y 1 niño" */
export function peopleText(details: Pick<TourInCart, 'rooms'>, language: Language): string {
  const { adults, childAges } = partyOf(details);
  const people = [
    counted('adults', adults, language),
    ...(childAges.length > 0 ? [counted('children', childAges.length, language)] : []),
  ];
  return listText(people, language);
}

const datesText = (
  { startDate, endDate }: Pick<TourInCart, 'startDate' | 'endDate'>,
  days: number,
  language: Language,
) =>
  fillIn(tourTexts(language).lines.dates, {
    start: dayText(startDate, language),
    end: dayText(endDate, language),
    days: counted('days', days, language),
  });

/** Days, who sleeps where, where the group meets, and what is still to be paid. */
export function tourLines(details: TourInCart, language: Language): string[] {
  const { lines } = tourTexts(language);
  const { rest, whole, rooms } = details;
  return [
    datesText(details, details.dates.length, language),
    fillIn(lines.who, {
      people: peopleText(details, language),
      rooms: roomsText(
        rooms.map(({ kind }) => kind),
        language,
      ),
    }),
    meetingText(details, language),
    ...(rest
      ? [
          fillIn(lines.deposit, {
            now: moneyText(inTourCurrency(whole.amount - rest.amount.amount), language),
            rest: moneyText(rest.amount, language),
            day: dayText(rest.dueOn, language),
          }),
        ]
      : []),
  ];
}

export const balanceTitle = (title: string, language: Language): string =>
  fillIn(tourTexts(language).title.balance, { title });

/** Which tour it is of. */
export const balanceLines = (
  { startDate, endDate, confirmationNumber, tour }: TourBalanceInCart,
  days: number,
  language: Language,
): string[] => [
  tour.title,
  datesText({ startDate, endDate }, days, language),
  fillIn(tourTexts(language).lines.number, { number: confirmationNumber }),
];
