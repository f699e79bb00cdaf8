import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useLocation, useNavigate } from '@alisio/platform/sdk/router';
import { usePrices, useToday } from '@alisio/platform/sdk/visitor';
import { type ActivityDays, activityDays } from '@alisio/shared-contracts/activities';
import { addDays } from '@alisio/shared-contracts/dates';
import { DateField } from '@alisio/shared-ui/date-field';
import { Alert } from '@alisio/shared-ui/feedback';
import { WithScript } from '@alisio/shared-ui/finder';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { hrefWithChoice } from './choice-address.ts';
import { DayLink, Days, DayWithout, Step } from './choice-styles.tsx';
import type { ChosenSession } from './choose-session.ts';

const EXAMPLE_DAYS = 7;

export interface ChooseDayProps {
  choice: ChosenSession;
  searched: ActivityDays;
  currency: string;
  /** query of the page */
  search: URLSearchParams;
}

/** The days that are near with what they cost everybody, and a calendar for the others. */
export function ChooseDay({ choice, searched, currency, search }: ChooseDayProps) {
  const { t, language } = useTexts('tours');
  const { day, dayAndMonthSpan, number } = useFormats();
  const { fromMoney, moneyParts, shown } = usePrices();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const today = useToday();
  const { min, max } = activityDays(today);
  const { days, prices, goneDay, isOutside } = choice;
  const cheapest = Math.min(...days.flatMap(({ from }) => from ?? []));
  const priced = days.filter(({ from }) => from !== undefined);
  // Where most cost as little, little is told by it.
  const isRare = priced.filter(({ from }) => from === cheapest).length * 2 < priced.length;
  const hrefOf = (date: string) => `${pathname}${hrefWithChoice(search, { day: date, hour: undefined })}`;
  const short = Object.fromEntries(
    Object.entries(prices).map(([date, minor]) => [
      date,
      number(Math.ceil(shown(minor, currency).minor / 100), { maximumFractionDigits: 0 }),
    ]),
  );
  return (
    <Step aria-labelledby="choose-day">
      <div>
        <Heading level={3} size="s" id="choose-day">
          {t('activityPage.day.title')}
        </Heading>
        <Muted>{t('activityPage.day.text')}</Muted>
      </div>
      {goneDay || isOutside ? (
        <Alert
          tone="warm"
          title={
            goneDay
              ? t('activityPage.day.gone', { day: day(goneDay) })
              : t('activityPage.day.outside', dayAndMonthSpan(searched.from, searched.to))
          }
        >
          {t(goneDay && isOutside ? 'activityPage.day.goneOutside' : 'activityPage.day.goneText')}
        </Alert>
      ) : null}
      <Days>
        {days.map(({ date, from }) => (
          <li key={date}>
            {from === undefined ? (
              <DayWithout>
                <span>{day(date)}</span>
                <span>{t('activityPage.day.none')}</span>
              </DayWithout>
            ) : (
              <DayLink to={hrefOf(date)} aria-current={date === choice.day ? 'date' : undefined}>
                <span>{day(date)}</span>{' '}
                <b data-cheapest={(isRare && from === cheapest) || undefined}>{fromMoney(from, currency)}</b>
              </DayLink>
            )}
          </li>
        ))}
      </Days>
      <WithScript>
        <DateField
          label={t('activityPage.day.other')}
          value={choice.day ?? ''}
          min={min}
          max={max}
          locale={language}
          prices={short}
          priceUnit={moneyParts(0, currency).symbol}
          onChange={(date) => {
            if (date !== '') void navigate(hrefOf(date), { preventScrollReset: true });
          }}
          labels={{
            open: t('activity.calendar.open'),
            title: t('activityPage.day.title'),
            typedHint: t('activity.calendar.typedHint'),
            invalid: t('activity.calendar.invalid', { day: day(addDays(today, EXAMPLE_DAYS), 'date') }),
            tooLate: t('activity.calendar.tooLate', { day: day(max, 'date') }),
            noSuchDate: t('activity.calendar.noSuchDate'),
            previousMonth: t('activity.calendar.previousMonth'),
            nextMonth: t('activity.calendar.nextMonth'),
            clear: t('activity.calendar.clear'),
            done: t('activity.search.done'),
            close: t('activity.searched.close'),
          }}
        />
      </WithScript>
    </Step>
  );
}
