import { addDays } from '@alisio/shared-contracts/dates';
import type { Language } from '@alisio/shared-contracts/languages';
import type { Particulars } from '@alisio/shared-contracts/orders';
import {
  type BookedTour,
  inTourCurrency,
  type TourBalanceInCart,
  type TourInCart,
} from '@alisio/shared-contracts/tours';
import type { PaperCode, PaperLine, PaperSection } from '../papers/index.ts';
import { fillIn } from '../texts/index.ts';
import {
  counted,
  dayText,
  listText,
  meetingText,
  moneyText,
  shortDayText,
  tourTexts,
} from './texts/tour-texts.ts';
import { peopleText } from './tour-text.ts';

/** What the organizer knows the booking by. */
export function tourCodes(confirmationNumber: string, language: Language): PaperCode[] {
  const { paper } = tourTexts(language);
  if (!confirmationNumber) return [];
  return [{ label: paper.confirmation, value: confirmationNumber, hint: paper.confirmationHint }];
}

const languageNames = (codes: readonly string[], language: Language): string => {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return listText(
    codes.map((code) => names.of(code) ?? code),
    language,
  );
};

function headSection(
  tour: TourInCart,
  particulars: Particulars,
  language: Language,
  isCancelled: boolean,
): PaperSection {
  const { paper } = tourTexts(language);
  const { requests } = particulars;
  return {
    title: tour.tour.title,
    aside: counted('days', tour.dates.length, language),
    lines: [
      { text: paper.starts, aside: dayText(tour.startDate, language) },
      { text: paper.ends, aside: dayText(tour.endDate, language) },
      { text: peopleText(tour, language) },
      { text: meetingText(tour, language) },
      { text: fillIn(paper.guide, { languages: languageNames(tour.guides, language) }), small: true },
      ...(typeof requests === 'string' && requests !== '' && !isCancelled
        ? [{ text: fillIn(paper.requests, { text: requests }), small: true }]
        : []),
    ],
  };
}

function daysSection({ dates }: TourInCart, language: Language): PaperSection {
  const { paper, meals: names } = tourTexts(language);
  return {
    title: paper.days,
    lines: dates.flatMap(({ date, title, meals, sleeps }): PaperLine[] => {
      const more = [
        ...(sleeps === null ? [] : [fillIn(paper.night, { place: sleeps })]),
        ...(meals.length === 0
          ? []
          : [
              fillIn(paper.meals, {
                meals: listText(
                  meals.map((meal) => names[meal]),
                  language,
                ),
              }),
            ]),
      ];
      return [
        { text: title, aside: shortDayText(date, language) },
        ...(more.length > 0 ? [{ text: more.join('. '), small: true }] : []),
      ];
    }),
  };
}

/** How a booked tour stands: whether it was cancelled, and whether what its deposit leaves was paid, by an order of its own. */
interface Standing {
  isCancelled: boolean;
  isRestPaid: boolean;
}

/** What each pays: the lines add up to the whole price, and what is paid now and later do, too. */
function priceSection(
  { lines, whole, rest }: TourInCart,
  language: Language,
  { isCancelled, isRestPaid }: Standing,
): PaperSection {
  const { paper, rooms } = tourTexts(language);
  const money = (amount: number) => moneyText(inTourCurrency(amount), language);
  return {
    title: paper.price,
    lines: [
      ...lines.map(({ who, room, count, each }) => ({
        text: fillIn(paper[who], { count: String(count), room: room ? rooms[room] : '' }),
        aside: money(count * each),
      })),
      ...(rest
        ? [
            { text: paper.whole, aside: money(whole.amount) },
            { text: paper.now, aside: money(whole.amount - rest.amount.amount) },
            ...(isCancelled
              ? []
              : [
                  {
                    text: fillIn(isRestPaid ? paper.restPaid : paper.rest, {
                      day: dayText(rest.dueOn, language),
                    }),
                    aside: money(rest.amount.amount),
                  },
                ]),
          ]
        : []),
    ],
  };
}

/** What becomes of the money, in sentences: as it is told before paying, and less what is over by then. */
function termsLines(
  { cancellation, whole, rest, going, group }: TourInCart,
  language: Language,
  isRestPaid: boolean,
): string[] {
  const { paper } = tourTexts(language);
  const steps = cancellation.flatMap(({ from, keeps }, at) => {
    const next = cancellation[at + 1]?.from;
    // The steps begin at midnight: the day before is the last one.
    if (keeps === 0)
      return next ? [fillIn(paper.free, { day: dayText(addDays(next.slice(0, 10), -1), language) })] : [];
    const price = moneyText(inTourCurrency(keeps), language);
    const isAll = keeps >= whole.amount;
    if (from === undefined) return [isAll ? paper.nothingNow : fillIn(paper.keepsNow, { price })];
    return [fillIn(isAll ? paper.nothing : paper.keeps, { day: dayText(from, language), price })];
  });
  return [
    ...steps,
    going.decidedOn
      ? fillIn(paper.forming, { least: String(group.least), day: dayText(going.decidedOn, language) })
      : paper.guaranteed,
    ...(rest && !isRestPaid ? [fillIn(paper.unpaid, { day: dayText(rest.dueOn, language) })] : []),
  ];
}

/**
 * A booked tour in full, for papers. Of one that was cancelled nothing is promised any more.
 */
export function tourSections(
  tour: BookedTour,
  particulars: Particulars,
  language: Language,
  { isCancelled, isRestPaid }: Standing,
): PaperSection[] {
  const terms = termsLines(tour, language, isRestPaid).map((text) => ({ text, small: true }));
  return [
    headSection(tour, particulars, language, isCancelled),
    ...(isCancelled ? [] : [daysSection(tour, language)]),
    priceSection(tour, language, { isCancelled, isRestPaid }),
    ...(isCancelled ? [] : [{ title: tourTexts(language).paper.terms, lines: terms }]),
  ];
}

/** What was left to pay of a tour, for papers: what was paid before and now add up to its price. */
export function balanceSections(
  { tour, startDate, whole, paid, rest }: TourBalanceInCart,
  language: Language,
  isCancelled: boolean,
): PaperSection[] {
  const { paper } = tourTexts(language);
  return [
    {
      title: tour.title,
      lines: [
        { text: paper.starts, aside: dayText(startDate, language) },
        { text: paper.whole, aside: moneyText(whole, language) },
        { text: paper.paid, aside: moneyText(paid, language) },
        { text: paper.balance, aside: moneyText(rest, language) },
        ...(isCancelled ? [] : [{ text: paper.balanceTerms, small: true }]),
      ],
    },
  ];
}
