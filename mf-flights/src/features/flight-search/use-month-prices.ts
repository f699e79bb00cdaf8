import { currentAttribution } from '@alisio/platform/sdk/api';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { addDays, daysBetween } from '@alisio/shared-contracts/dates';
import {
  type FlightCalendarPayload,
  type FlightSearchForm,
  flightCalendarPayload,
  MOST_CALENDAR_DAYS,
} from '@alisio/shared-contracts/flights';
import { useCallback, useState } from 'react';
import type { DatesGraphProps } from '../../dates-graph/dates-graph.tsx';
import { cheapestOf, useDayPrices } from '../../prices/use-day-prices.ts';

const monthOf = (date: string): string => date.slice(0, 7);

/** The question of a form but for its days, as far as it has it. */
export function askedBy(form: FlightSearchForm): DatesGraphProps['asked'] {
  return {
    from: form.origin?.code ?? '',
    to: form.destination?.code ?? '',
    refundableFare: form.refundableFare ?? false,
    noRestrictionFare: form.noRestrictionFare ?? false,
    noPenaltyFare: form.noPenaltyFare ?? false,
    cabin: form.cabinClass,
    travelerInfo: { adult: form.adultCount, child: form.childrenCount, infant: form.infantCount },
    currencyCode: form.currencyCode,
    infoData: currentAttribution(),
  };
}

/** Days until the return; nothing for one way. */
export const nightsOf = (form: FlightSearchForm): number | undefined =>
  form.tripType === '2' ? daysBetween(form.departureDate, form.returnDate) : undefined;

function questionOf(form: FlightSearchForm, month: string): FlightCalendarPayload {
  const stayDays = nightsOf(form);
  return {
    ...askedBy(form),
    firstDate: `${month}-01`,
    days: MOST_CALENDAR_DAYS,
    ...(stayDays === undefined ? {} : { stayDays }),
  };
}

/**
 * What the days of the months that are shown cost at least, for the same travelers, cabin and length of stay; nothing
 * while the calendar is closed or a place is missing. `note`: of the prices, empty while they are on their way.
 */
export function useMonthPrices(form: FlightSearchForm, isOpen: boolean) {
  const { t } = useTexts('flights');
  const { moneyParts } = usePrices();
  const [{ month, last }, setMonths] = useState(() => {
    const first = monthOf(form.departureDate);
    return { month: first, last: first };
  });
  const onMonth = useCallback((first: string, until: string) => setMonths({ month: first, last: until }), []);
  const question = questionOf(form, month);
  const isAnswerable = flightCalendarPayload.safeParse(question).success;
  const first = useDayPrices(question, isOpen && isAnswerable);
  // One question has two months; on a phone the beginning of a third may be in sight.
  const beyond = addDays(question.firstDate, MOST_CALENDAR_DAYS);
  const isBeyond = isOpen && isAnswerable && last >= monthOf(beyond);
  const rest = useDayPrices({ ...question, firstDate: beyond }, isBeyond);
  const days = isBeyond ? [...first.days, ...rest.days] : first.days;
  const { charged, parts } = first;
  const isLacking = first.isLacking || (isBeyond && rest.isLacking);
  const months = new Set(days.map(({ date }) => monthOf(date)));
  const travelers = t('summary.travelers', {
    count: form.adultCount + form.childrenCount + form.infantCount,
  });
  const note = (unit: string): string =>
    question.stayDays === undefined
      ? t('calendar.noteOneWay', { travelers, unit })
      : t('calendar.note', {
          travelers,
          unit,
          nights: t('calendar.nights', { count: question.stayDays }),
        });
  // They stay while other months are asked about: nothing below the days moves as these scroll.
  const [unit, setUnit] = useState<string>();
  const unitNow = charged && days.length > 0 ? moneyParts(0, charged).symbol : undefined;
  if (unitNow !== undefined && unitNow !== unit) setUnit(unitNow);
  // One sentence in place of the other: the note stays as high as it is.
  const ofPrices = t(isLacking ? 'calendar.lacking' : 'calendar.cheapest');
  const { dayAndMonth } = useFormats();
  const least = days.find(({ date }) => date === form.departureDate);
  const [from, to] = [dayAndMonth(form.departureDate), dayAndMonth(form.returnDate)];
  const trip = question.stayDays === undefined ? from : t('summary.dates', { from, to });
  const { symbol, number } = parts(least?.units ?? 0);
  const chosen = least && t('calendar.chosen', { trip, amount: `${symbol}\u00a0${number}` });
  const of = JSON.stringify({ ...question, firstDate: form.departureDate });
  const [told, tell] = useState<{ of: string; chosen: string }>();
  if (chosen && (told?.of !== of || told.chosen !== chosen)) tell({ of, chosen });
  return {
    onMonth,
    ...(told?.of === of ? { chosen: told.chosen } : {}),
    prices: Object.fromEntries(days.map(({ date, text }) => [date, text])),
    priceUnit: unit ?? '',
    cheapest: [...months].flatMap((one) => cheapestOf(days.filter(({ date }) => monthOf(date) === one))),
    ...(isAnswerable ? { note: unit === undefined ? '' : `${note(unit)} ${ofPrices}` } : {}),
  };
}
