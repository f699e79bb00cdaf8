import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useToday } from '@alisio/platform/sdk/visitor';
import { cruiseDays } from '@alisio/shared-contracts/cruises';
import { addDays, daysBetween } from '@alisio/shared-contracts/dates';
import { DateRangeField } from '@alisio/shared-ui/date-field';

/** So far ahead is the date that an error gives as an example. */
const EXAMPLE_DAYS = 60;

export interface ExactDaysProps {
  /** ISO dates; an end that is not chosen yet is empty */
  from: string;
  to: string;
  onChange: (days: { from: string; to: string }) => void;
  isMissing: boolean;
}

/** Between which two days a sailing leaves, both included. */
export function ExactDays({ from, to, onChange, isMissing }: ExactDaysProps) {
  const { t, language } = useTexts('cruises');
  const { day } = useFormats();
  const today = useToday();
  const { min, max } = cruiseDays(today);
  const count = from !== '' && to !== '' ? daysBetween(from, to) + 1 : 0;
  return (
    <DateRangeField
      from={from}
      to={to}
      onChange={onChange}
      dayText={(iso) => day(iso)}
      placeholder={t('search.pick')}
      min={min}
      max={max}
      locale={language}
      months={2}
      chosen={count > 0 ? t('search.days', { count }) : undefined}
      {...(isMissing ? { error: t('search.datesMissing') } : {})}
      labels={{
        title: t('search.calendar.title'),
        from: t('search.from'),
        to: t('search.to'),
        typedHint: t('search.calendar.typedHint'),
        invalid: t('search.calendar.invalid', { day: day(addDays(today, EXAMPLE_DAYS), 'date') }),
        tooLate: t('search.calendar.tooLate', { day: day(max, 'date') }),
        noSuchDate: t('search.calendar.noSuchDate'),
        previousMonth: t('search.calendar.previousMonth'),
        nextMonth: t('search.calendar.nextMonth'),
        clear: t('search.calendar.clear'),
        done: t('search.calendar.done'),
        close: t('search.calendar.close'),
      }}
    />
  );
}
