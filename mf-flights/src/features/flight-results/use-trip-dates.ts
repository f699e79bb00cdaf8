import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightSearchQuery } from '@alisio/shared-contracts/flights';

/** The days of a search in words: `12 dic a 27 dic`, or the one of a one-way trip. */
export function useTripDates({ tripType, departureDate, returnDate }: FlightSearchQuery): string {
  const { t } = useTexts('flights');
  const { dayAndMonth } = useFormats();
  const from = dayAndMonth(departureDate);
  return tripType === '2' ? t('summary.dates', { from, to: dayAndMonth(returnDate) }) : from;
}
