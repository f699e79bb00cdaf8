import {
  type BookedHotel,
  type CancellationStep,
  chargedNow,
  nightsOf,
} from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import { formatMoney } from '@alisio/shared-contracts/money';
import type { Particulars } from '@alisio/shared-contracts/orders';
import type { PaperCode, PaperLine, PaperSection } from '../papers/index.ts';
import { clockText, fillIn } from '../texts/index.ts';
import { hotelTexts } from './texts/hotel-texts.ts';

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const written = (at: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Date(`${at}Z`).toLocaleString(language, { ...options, timeZone: 'UTC' });

const dayText = (date: string, language: Language) => written(`${date}T00:00:00`, language, DAY);
const momentText = (at: string, language: Language) =>
  `${written(at, language, DAY)}, ${at.slice(11, 16) === '12:00' ? hotelTexts(language).paper.noon : clockText(at.slice(11, 16), language)}`;

type Counted = 'nights' | 'rooms-count' | 'adults' | 'children';
const counted = (what: Counted, count: number, language: Language) =>
  fillIn(hotelTexts(language)[what][count === 1 ? 'one' : 'other'], { count: String(count) });

/** What becomes of a room's money, a line for each step. `paid`: what it was charged */
function cancellationLines(
  steps: readonly CancellationStep[],
  paid: number,
  currency: string,
  language: Language,
): string[] {
  const { paper } = hotelTexts(language);
  const price = (amount: number) => formatMoney(amount, currency, language);
  return steps.flatMap(({ from, keeps }, at) => {
    const moment = from === undefined ? undefined : momentText(from, language);
    const next = steps[at + 1]?.from;
    if (keeps === 0) return next ? [fillIn(paper.free, { moment: momentText(next, language) })] : [];
    if (keeps >= paid) return [moment ? fillIn(paper.nothingBackFrom, { moment }) : paper.nothingBack];
    return [fillIn(moment ? paper.keeps : paper.keepsNow, { moment: moment ?? '', price: price(keeps) })];
  });
}

/**
 * Nights, taxes and fees of all rooms together: they add up to what was charged. And what is paid at the hotel, unless
 * nobody will come there.
 */
function priceLines(stay: BookedHotel, language: Language, isCancelled: boolean): PaperLine[] {
  const { paper, taxes: names } = hotelTexts(language);
  const rates = stay.rooms.map(({ plan }) => plan.convertedRateInfo);
  const currency = rates[0]?.currencyCode ?? '';
  const money = (amount: number) => formatMoney(amount, currency, language);
  const all = rates.flatMap(({ taxes }) => taxes);
  const sums = new Map<string, { code: string; payAtHotel: boolean; amount: number }>();
  for (const { code, payAtHotel, amount } of all) {
    const key = `${code} ${payAtHotel}`;
    sums.set(key, { code, payAtHotel, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  const nameOf = (code: string) => new Map<string, string>(Object.entries(names)).get(code) ?? names.other;
  const lines = [...sums.values()].filter(({ amount }) => amount > 0);
  const line = ({ code, amount }: (typeof lines)[number]) => ({ text: nameOf(code), aside: money(amount) });
  const { deposit } = stay.houseRules;
  const charged = [
    {
      text: fillIn(paper.nights, {
        nights: counted('nights', nightsOf(stay), language),
        rooms: counted('rooms-count', stay.rooms.length, language),
      }),
      aside: money(rates.reduce((sum, { amountBeforeTax }) => sum + amountBeforeTax, 0)),
    },
    ...lines.filter(({ payAtHotel }) => !payAtHotel).map(line),
  ];
  if (isCancelled) return charged;
  return [
    ...charged,
    ...lines
      .filter(({ payAtHotel }) => payAtHotel)
      .map((one) => ({ ...line(one), text: `${paper.atHotel}: ${nameOf(one.code)}`, small: true })),
    ...(deposit
      ? [{ text: paper.deposit, aside: formatMoney(deposit.amount, deposit.currency, language), small: true }]
      : []),
  ];
}

/** The street, and the town with its code and country. */
export const addressLines = ({ hotel }: Pick<BookedHotel, 'hotel'>): string[] => {
  const { addressLine1, addressLine2, postalCode, cityName, countryName } = hotel.locationInfo.address;
  const town = [postalCode, cityName].filter(Boolean).join(' ');
  return [addressLine1, addressLine2 ?? '', [town, countryName].filter(Boolean).join(', ')].filter(Boolean);
};

function roomSection(stay: BookedHotel, at: number, language: Language, isCancelled: boolean): PaperSection {
  const { paper } = hotelTexts(language);
  const room = stay.rooms[at];
  if (!room) throw new RangeError('a stay has this room');
  const { adults, childAges, plan } = room;
  const guests = [
    counted('adults', adults, language),
    ...(childAges.length > 0 ? [counted('children', childAges.length, language)] : []),
  ];
  const { currencyCode } = plan.convertedRateInfo;
  const paid = chargedNow(plan.convertedRateInfo);
  const name = stay.leadGuests[at];
  const terms = isCancelled ? [] : cancellationLines(plan.cancellationSteps, paid, currencyCode, language);
  return {
    title: fillIn(paper.room, { number: String(at + 1), name: room.room.roomDescription.name }),
    lines: [
      ...(name ? [{ text: fillIn(paper.guest, { name }) }] : []),
      {
        text: fillIn(paper.plan, {
          plan: plan.ratePlanName,
          guests: new Intl.ListFormat(language).format(guests),
        }),
      },
      ...terms.map((text) => ({ text, small: true })),
    ],
  };
}

const said = (particulars: Particulars, name: string): string => {
  const value = particulars[name];
  return typeof value === 'string' ? value.trim() : '';
};

/**
 * A booked stay in full, for papers: when and where, each room with its plan, what it costs and where that is paid. Of one
 * that was cancelled neither what cancelling it would cost nor what the hotel is told of the guests, or would be paid.
 */
export function staySections(
  stay: BookedHotel,
  particulars: Particulars,
  language: Language,
  isCancelled = false,
): PaperSection[] {
  const { paper } = hotelTexts(language);
  const { startDate, endDate, houseRules, hotel } = stay;
  const [time, text] = [said(particulars, 'arrivalTime'), said(particulars, 'requests')];
  return [
    {
      title: hotel.hotelName,
      aside: counted('nights', nightsOf(stay), language),
      lines: [
        {
          text: paper.checkIn,
          aside: fillIn(paper.checkInAt, {
            day: dayText(startDate, language),
            hour: clockText(houseRules.checkInFrom, language),
          }),
        },
        {
          text: paper.checkOut,
          aside: fillIn(paper.checkOutAt, {
            day: dayText(endDate, language),
            hour: clockText(houseRules.checkOutUntil, language),
          }),
        },
        { text: `${paper.address}: ${addressLines(stay).join(', ')}` },
        ...(time && !isCancelled
          ? [
              {
                text: fillIn(paper.arrival, {
                  time: time === '00:00' ? paper.afterMidnight : clockText(time, language),
                }),
                small: true,
              },
            ]
          : []),
        ...(text && !isCancelled ? [{ text: fillIn(paper.requests, { text }), small: true }] : []),
      ],
    },
    ...stay.rooms.map((_, at) => roomSection(stay, at, language, isCancelled)),
    { title: paper.price, lines: priceLines(stay, language, isCancelled) },
  ];
}

/** What the hotel knows the booking by. */
export function confirmationCodes({ confirmationNumber }: BookedHotel, language: Language): PaperCode[] {
  const { paper } = hotelTexts(language);
  if (!confirmationNumber) return [];
  return [{ label: paper.confirmation, value: confirmationNumber, hint: paper.confirmationHint }];
}
