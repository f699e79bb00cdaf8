import { currentAttribution } from '@alisio/platform/sdk/api';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { daysBetween } from '@alisio/shared-contracts/dates';
import {
  type FlightCalendarPayload,
  type FlightSearchForm,
  flightCalendarPayload,
  MOST_CALENDAR_DAYS,
} from '@alisio/shared-contracts/flights';
import { useState } from 'react';
import { cheapestOf, useDayPrices } from '../../prices/use-day-prices.ts';

const monthOf = (date: string): string => date.slice(0, 7);

/** The question of two months, as far as the form has it. */
function questionOf(form: FlightSearchForm, month: string): FlightCalendarPayload {
  return {
    from: form.origin?.code ?? '',
    to: form.destination?.code ?? '',
    firstDate: `${month}-01`,
    days: MOST_CALENDAR_DAYS,
    ...(form.tripType === '2' ? { stayDays: daysBetween(form.departureDate, form.returnDate) } : {}),
    refundableFare: form.refundableFare ?? false,
    noRestrictionFare: form.noRestrictionFare ?? false,
    noPenaltyFare: form.noPenaltyFare ?? false,
    cabin: form.cabinClass,
    travelerInfo: { adult: form.adultCount, child: form.childrenCount, infant: form.infantCount },
    currencyCode: form.currencyCode,
    infoData: currentAttribution(),
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
  const { days, charged } = useDayPrices(question, isOpen && isAnswerable);
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
  return {
    onMonth,
    prices: Object.fromEntries(days.map(({ date, text }) => [date, text])),
    cheapest: [...months].flatMap((one) => cheapestOf(days.filter(({ date }) => monthOf(date) === one))),
    ...(charged && days.length > 0 ? { note: note(moneyParts(0, charged).symbol) } : {}),
  };
}
