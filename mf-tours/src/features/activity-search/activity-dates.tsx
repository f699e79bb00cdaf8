import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useToday } from '@alisio/platform/sdk/visitor';
import { activityDays } from '@alisio/shared-contracts/activities';
import { addDays, daysBetween } from '@alisio/shared-contracts/dates';
import { DateRangeField } from '@alisio/shared-ui/date-field';

const EXAMPLE_DAYS = 7;

export interface ActivityDatesProps {
  id: string;
  /** ISO dates; an end that is not chosen yet is empty */
  from: string;
  to: string;
  onChange: (days: { from: string; to: string }) => void;
  error: string | undefined;
}

/** First and last day of a stay somewhere; both may be the same. */
export function ActivityDates({ id, from, to, onChange, error }: ActivityDatesProps) {
  const { t, language } = useTexts('tours');
  const { day } = useFormats();
  const today = useToday();
  const { min, max } = activityDays(today);
  const count = from !== '' && to !== '' ? daysBetween(from, to) + 1 : 0;
  return (
    <DateRangeField
      id={id}
      from={from}
      to={to}
      onChange={onChange}
      dayText={(iso) => day(iso)}
      placeholder={t('activity.search.pick')}
      min={min}
      max={max}
      locale={language}
      months={2}
      chosen={count > 0 ? t('activity.days', { count }) : undefined}
      {...(error ? { error } : {})}
      labels={{
        title: t('activity.calendar.title'),
        from: t('activity.search.from'),
        to: t('activity.search.to'),
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
  );
}
