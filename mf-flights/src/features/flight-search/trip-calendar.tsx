import type { Language } from '@alisio/platform/sdk/i18n';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { addDays, localToday } from '@alisio/shared-contracts/dates';
import type { FlightSearchForm } from '@alisio/shared-contracts/flights';
import { LinkButton } from '@alisio/shared-ui/button';
import { RangeCalendar, SingleCalendar, typedOf } from '@alisio/shared-ui/calendar';
import { type RefObject, useCallback, useState } from 'react';
import { useDatesGraph } from '../../dates-graph/use-dates-graph.ts';
import { tripOnDay } from '../../other-days/trip-on-day.ts';
import { useMonthPrices } from './use-month-prices.ts';

const loadGraph = () => import(/* webpackChunkName: "dates-graph" */ './graph-of-form.tsx');

export interface TripCalendarProps {
  single: boolean;
  open: boolean;
  start: 'from' | 'to';
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
  from: string;
  to: string;
  /** the search that days have their prices by */
  form: FlightSearchForm;
  onChange: (change: Partial<FlightSearchForm>) => void;
  locale: Language;
  min: string;
  max: string;
}

/**
 * The calendar of a trip. A return that is still to be chosen is known here only: the form always holds a whole
 * trip, so that closing half-way loses neither the new departure nor the form's sense.
 */
export default function TripCalendar({
  single,
  from,
  to,
  start,
  form,
  onChange,
  ...common
}: TripCalendarProps) {
  const { t } = useTexts('flights');
  const { day: dayText } = useFormats();
  const [openReturn, setOpenReturn] = useState(false);
  const { onOpenChange } = common;
  const turn = useCallback(
    (open: boolean) => {
      setOpenReturn(false);
      onOpenChange(open);
    },
    [onOpenChange],
  );
  const { onMonth, ...prices } = useMonthPrices(form, common.open);
  const [graphOpen, setGraphOpen] = useState(false);
  const { part: Graph, want } = useDatesGraph(loadGraph);
  const openGraph = async () => {
    if (!(await want())) return;
    turn(false);
    setGraphOpen(true);
  };
  // There from the beginning: what comes with the prices would move what is below it.
  const beyond =
    prices.note === undefined ? undefined : <LinkButton onClick={openGraph}>{t('days.graph')}</LinkButton>;
  const priced = {
    ...prices,
    chosen: openReturn ? undefined : prices.chosen,
    beyond,
    ...(common.open ? { onMonth } : {}),
  };
  const graph =
    Graph && graphOpen ? (
      <Graph {...{ form, onChange }} today={common.min} onClose={() => setGraphOpen(false)} />
    ) : null;
  const labels = {
    title: single ? t('calendar.titleOneWay') : t('calendar.title'),
    from: t('search.departure'),
    to: t('search.return'),
    typedHint: t('calendar.typedHint'),
    invalid: t('calendar.invalid', { example: typedOf(addDays(localToday(), 7), common.locale) }),
    tooLate: t('calendar.tooLate', { day: dayText(common.max, 'date') }),
    noSuchDate: t('calendar.noSuchDate'),
    previousMonth: t('calendar.previousMonth'),
    nextMonth: t('calendar.nextMonth'),
    clear: t('calendar.clear'),
    done: t('calendar.done'),
    close: t('calendar.close'),
  };
  const depart = (day: string) =>
    onChange(tripOnDay({ departureDate: from, returnDate: to }, day, common.max));
  if (single) {
    const choose = (day: string) => day && depart(day);
    return (
      <>
        <SingleCalendar {...common} {...priced} labels={labels} value={from} onChange={choose} />
        {graph}
      </>
    );
  }
  const choose = (next: { from: string; to: string }) => {
    setOpenReturn(next.to === '');
    if (next.from && next.to) onChange({ departureDate: next.from, returnDate: next.to });
    else if (next.from) depart(next.from);
  };
  return (
    <>
      <RangeCalendar
        {...common}
        {...priced}
        from={from}
        to={openReturn ? '' : to}
        start={start}
        labels={labels}
        onChange={choose}
        onOpenChange={turn}
        months={2}
      />
      {graph}
    </>
  );
}
