import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { addDays } from '@alisio/shared-contracts/dates';
import type { FlightCalendarPayload } from '@alisio/shared-contracts/flights';
import { Button, IconButton, LinkButton } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { Row, Stack } from '@alisio/shared-ui/layout';
import { Dialog } from '@alisio/shared-ui/popover';
import { Price } from '@alisio/shared-ui/price';
import { Stepper } from '@alisio/shared-ui/stepper';
import { Table } from '@alisio/shared-ui/table';
import { Muted } from '@alisio/shared-ui/text';
import { useState } from 'react';
import { useDayPrices } from '../prices/use-day-prices.ts';
import { Facts, Legend } from './dates-graph-styles.tsx';
import { GraphBars } from './graph-bars.tsx';
import { firstDayOf, GRAPH_DAYS, lowDaysOf, usualOf } from './graph-days.ts';

/** Nobody stays longer by this graph; who does has the calendar. */
const MOST_NIGHTS = 60;

export interface DatesGraphProps {
  /** the search, but for its days */
  asked: Omit<FlightCalendarPayload, 'firstDate' | 'days' | 'stayDays' | 'returnDate'>;
  /** ISO dates */
  departureDate: string;
  today: string;
  /** days until the return; nothing for one way */
  nights: number | undefined;
  /** these prices are beside a list that is filtered or counts a bag */
  isNarrowed?: boolean;
  /** the day that was chosen, and its return, ISO dates */
  onChoose: (departureDate: string, returnDate: string | undefined) => void;
  onClose: () => void;
}

/** What the same trip costs on each of 60 days of departure. */
export default function DatesGraph({ asked, today, onChoose, onClose, ...given }: DatesGraphProps) {
  const { t } = useTexts('flights');
  const { dayAndMonth, day: dayText, number } = useFormats();
  const [day, setDay] = useState(given.departureDate);
  const [nights, setNights] = useState(given.nights);
  const [isTable, setIsTable] = useState(false);
  const firstDate = firstDayOf(given.departureDate, today, given.nights);
  const stay = nights === undefined ? {} : { stayDays: nights };
  const { days, parts, settled, isLacking } = useDayPrices({
    ...asked,
    firstDate,
    days: GRAPH_DAYS,
    ...stay,
  });
  const dates = Array.from({ length: GRAPH_DAYS }, (_, index) => addDays(firstDate, index));
  const prices = new Map(days.map((one) => [one.date, one]));
  const low = lowDaysOf(days);
  const price = prices.get(day);
  const difference = price ? price.units - usualOf(days) : 0;
  const { adult, child, infant } = asked.travelerInfo;
  const travelers = t('summary.travelers', { count: adult + child + infant });
  const money = (units: number) => {
    const { symbol, number: written } = parts(units);
    return `${symbol}\u00a0${written}`;
  };
  const said = (date: string) => {
    const known = prices.get(date);
    if (known) return `${dayText(date, 'long')}, ${money(known.units)}`;
    return settled ? `${dayText(date, 'long')}, ${t('graph.none')}` : dayText(date, 'long');
  };
  const move = (by: number) => {
    const next = dates[dates.indexOf(day) + by];
    if (next !== undefined) setDay(next);
  };
  const choose = (date = day) => {
    if (prices.has(date)) onChoose(date, nights === undefined ? undefined : addDays(date, nights));
  };
  const against = () => {
    if (difference === 0) return t('graph.usual');
    const amount = money(Math.abs(difference));
    return t(difference > 0 ? 'graph.more' : 'graph.less', { amount });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('graph.title')}
      closeLabel={t('graph.close')}
      actions={
        <>
          <Button aria-disabled={!price || undefined} onClick={() => choose()}>
            {t('graph.choose', { day: dayAndMonth(day) })}
          </Button>
          <IconButton label={t('graph.before')} onClick={() => move(-1)}>
            <Icon name="chevron-left" />
          </IconButton>
          <IconButton label={t('graph.after')} onClick={() => move(1)}>
            <Icon name="chevron-right" />
          </IconButton>
        </>
      }
    >
      <Stack gap={4} data-wide>
        <Muted>
          {t(nights === undefined ? 'graph.textOneWay' : 'graph.text')}
          {given.isNarrowed ? ` ${t('graph.whole')}` : null}
        </Muted>
        {nights === undefined ? null : (
          <Stepper
            label={t('graph.nights')}
            value={nights}
            min={0}
            max={MOST_NIGHTS}
            onChange={setNights}
            decreaseLabel={t('graph.fewer')}
            increaseLabel={t('graph.longer')}
          />
        )}
        <Facts>
          <div>
            <dt>{t('graph.departure')}</dt>
            <dd>{dayText(day)}</dd>
          </div>
          <div>
            <dt>{t('graph.total', { travelers })}</dt>
            <dd>{price ? <Price parts={parts(price.units)} /> : settled ? t('graph.none') : '…'}</dd>
          </div>
          <div>
            <dt>{t('graph.against')}</dt>
            <dd>{price ? against() : '–'}</dd>
          </div>
        </Facts>
        <GraphBars
          {...{ dates, prices, low, day }}
          lastDay={addDays(day, nights ?? 0)}
          label={t('graph.label')}
          valueText={said(day)}
          writeUnits={(units) => number(units, { notation: 'compact' })}
          writeDay={dayAndMonth}
          onDay={setDay}
          onChoose={choose}
        />
        <Legend aria-hidden>
          <span data-is="departure">{t('graph.yours')}</span>
          {nights === undefined ? null : <span data-is="trip">{t('graph.away')}</span>}
          <span data-is="low" hidden={low.size === 0}>
            {t('graph.lowest')}
          </span>
        </Legend>
        {isLacking ? <Muted role="status">{t('graph.lacking')}</Muted> : null}
        <Row>
          <LinkButton aria-expanded={isTable} onClick={() => setIsTable(!isTable)}>
            {t('graph.asTable')}
          </LinkButton>
        </Row>
        {isTable ? (
          <Table
            caption={t('graph.label')}
            columns={[
              { id: 'day', title: t('graph.departure') },
              { id: 'price', title: t('graph.total', { travelers }), numeric: true },
            ]}
            rows={dates.map((date) => ({
              id: date,
              cells: {
                day: prices.has(date) ? (
                  <LinkButton onClick={() => choose(date)}>{dayText(date)}</LinkButton>
                ) : (
                  dayText(date)
                ),
                price: prices.has(date) ? money(prices.get(date)?.units ?? 0) : '–',
              },
            }))}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
