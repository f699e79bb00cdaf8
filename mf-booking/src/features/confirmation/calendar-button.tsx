import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { spacedReference } from '@alisio/shared-contracts/rules';
import { Button } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { calendarFile } from './calendar-file.ts';

/** Hands the text over as a file. */
function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The flights as a file that every calendar opens. */
export function CalendarButton({ booking }: { booking: ConfirmedBooking }) {
  const { t } = useTexts('booking');
  const { time, day } = useFormats();
  const { referenceId, bookedAt, selectedFlightOffer } = booking;
  const offer = selectedFlightOffer.FlightOffer;
  const { carriers, locations } = offer.dictionaries;
  const city = (code: string) => locations[code]?.cityName ?? code;

  const save = () => {
    const text = calendarFile(offer, referenceId, bookedAt, {
      title: ({ carrierCode, number, departure, arrival }) =>
        `${carrierCode} ${number} ${t('summary.route', { from: city(departure.iataCode), to: city(arrival.iataCode) })}`,
      details: ({ carrierCode, arrival }) =>
        t('confirm.calendarDetails', {
          airline: carriers[carrierCode] ?? carrierCode,
          reference: spacedReference(referenceId),
          arrival: `${day(arrival.at)}, ${time(arrival.at)}`,
        }),
    });
    download(text, `alisio-${referenceId}.ics`);
  };
  return (
    <Button onClick={save}>
      <Icon name="calendar" size="s" />
      {t('confirm.calendar')}
    </Button>
  );
}
