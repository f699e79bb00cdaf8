import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useToday } from '@alisio/platform/sdk/visitor';
import { addDays } from '@alisio/shared-contracts/dates';
import { arrivalDays, STAY_LIMITS } from '@alisio/shared-contracts/hotels';
import { DateRangeField } from '@alisio/shared-ui/date-field';
import { useHotelWords } from '../../words/hotel-words.ts';

const EXAMPLE_DAYS = 7;

export interface StayDatesProps {
  id: string;
  /** ISO dates; an end that is not chosen yet is empty */
  from: string;
  to: string;
  nights: number | undefined;
  onChange: (days: { from: string; to: string }) => void;
  error: string | undefined;
}

/** Day of arrival and of departure, one to thirty nights apart. */
export function StayDates({ id, from, to, nights, onChange, error }: StayDatesProps) {
  const { t, language } = useTexts('hotels');
  const { day } = useFormats();
  const words = useHotelWords();
  const today = useToday();
  const { min, max } = arrivalDays(today);
  // Who arrives on the last day that is sold leaves after it.
  const last = addDays(max, STAY_LIMITS.nights.max);
  return (
    <DateRangeField
      id={id}
      from={from}
      to={to}
      onChange={onChange}
      dayText={(iso) => day(iso)}
      placeholder={t('search.pickDate')}
      min={min}
      max={last}
      locale={language}
      months={2}
      chosen={nights === undefined ? undefined : words.nights(nights)}
      {...(error ? { error } : {})}
      labels={{
        title: t('search.calendar.title'),
        from: t('search.arrival'),
        to: t('search.departure'),
        typedHint: t('search.calendar.typedHint'),
        invalid: t('search.calendar.invalid', { day: day(addDays(today, EXAMPLE_DAYS), 'date') }),
        tooLate: t('search.calendar.tooLate', { day: day(last, 'date') }),
        noSuchDate: t('search.calendar.noSuchDate'),
        previousMonth: t('search.calendar.previousMonth'),
        nextMonth: t('search.calendar.nextMonth'),
        clear: t('search.calendar.clear'),
        done: t('search.done'),
        close: t('search.close'),
      }}
    />
  );
}
