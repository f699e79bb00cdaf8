import type { Language } from '@alisio/shared-contracts/languages';
import { formatMoney } from '@alisio/shared-contracts/money';
import type { TourInCart, TourRoomKind } from '@alisio/shared-contracts/tours';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import { fillIn } from '../../texts/index.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

const TEXTS: Record<Language, typeof es> = { es, en };

export const tourTexts = (language: Language) => TEXTS[language];

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const SHORT = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const written = (date: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Date(`${date.slice(0, 10)}T00:00:00Z`).toLocaleDateString(language, options);

/** "viernes, 12 de febrero de 2027". ISO date. */
export const dayText = (date: string, language: Language): string => written(date, language, DAY);
/** "vie, 12 feb" */
export const shortDayText = (date: string, language: Language): string => written(date, language, SHORT);

/** "15:00", "3:00 PM". `HH:mm` */
const hourText = (time: string, language: Language): string =>
  new Date(`2024-01-01T${time}:00Z`).toLocaleTimeString(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });

/** Where the group meets on the first day, and when where that is known. */
export function meetingText({ meetsAt, meetsTime, tour }: TourInCart, language: Language): string {
  const { meets, meetsWhen } = TEXTS[language].lines;
  const place = { place: meetsAt.name, country: tour.countryName };
  return meetsTime === undefined
    ? fillIn(meets, place)
    : fillIn(meetsWhen, { ...place, time: hourText(meetsTime, language) });
}

export const moneyText = ({ amount, currency }: MoneyAmount, language: Language): string =>
  formatMoney(amount, currency, language);

type Counted = 'days' | 'adults' | 'children';
/** "5 días" */
export const counted = (what: Counted, count: number, language: Language): string =>
  fillIn(TEXTS[language][what][count === 1 ? 'one' : 'other'], { count: String(count) });

export const listText = (words: readonly string[], language: Language): string =>
  new Intl.ListFormat(language).format(words);

/** "2 × habitación doble", or its name alone where there is one. */
export const roomsText = (kinds: readonly TourRoomKind[], language: Language): string =>
  listText(
    [...new Set(kinds)].map((kind) => {
      const [count, name] = [kinds.filter((one) => one === kind).length, TEXTS[language].rooms[kind]];
      return count === 1 ? name : `${count} × ${name}`;
    }),
    language,
  );
