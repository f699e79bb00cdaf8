import { currentAttribution } from '@alisio/platform/sdk/api';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { daysBetween } from '@alisio/shared-contracts/dates';
import {
  type FlightCalendarPayload,
  type FlightSearchForm,
  flightCalendarPayload,
  MOST_CALENDAR_DAYS,
} from '@alisio/shared-contracts/flights';
import { useState } from 'react';
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
 * while the calendar is closed or a place is missing.
 */
export function useMonthPrices(form: FlightSearchForm, isOpen: boolean) {
  const { t } = useTexts('flights');
  const { moneyParts } = usePrices();
  const [month, onMonth] = useState(monthOf(form.departureDate));
  const question = questionOf(form, month);
  const isAnswerable = flightCalendarPayload.safeParse(question).success;
  const { days, charged, parts, isLacking } = useDayPrices(question, isOpen && isAnswerable);
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
  const lacking = isLacking ? ` ${t('calendar.lacking')}` : '';
  const { dayAndMonth } = useFormats();
  const least = days.find(({ date }) => date === form.departureDate);
  const [from, to] = [dayAndMonth(form.departureDate), dayAndMonth(form.returnDate)];
  const trip = question.stayDays === undefined ? from : t('summary.dates', { from, to });
  const { symbol, number } = parts(least?.units ?? 0);
  return {
    onMonth,
    ...(least ? { chosen: t('calendar.chosen', { trip, amount: `${symbol}\u00a0${number}` }) } : {}),
    prices: Object.fromEntries(days.map(({ date, text }) => [date, text])),
    cheapest: [...months].flatMap((one) => cheapestOf(days.filter(({ date }) => monthOf(date) === one))),
    ...(charged && days.length > 0 ? { note: `${note(moneyParts(0, charged).symbol)}${lacking}` } : {}),
  };
}
