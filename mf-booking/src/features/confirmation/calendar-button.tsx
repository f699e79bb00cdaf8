import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { spacedReference } from '@alisio/shared-contracts/rules';
import { Button } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import type { ShownItem } from '../../products/known-items.ts';
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

interface CalendarButtonProps {
  booking: ConfirmedBooking;
  items: readonly ShownItem[];
}

/** What was booked as a file that every calendar opens; nothing where none of it has a time. */
export function CalendarButton({ booking, items }: CalendarButtonProps) {
  const { t } = useTexts('booking');
  const formats = useFormats();
  const { referenceId, bookedAt } = booking;
  const words = { t, formats, reference: spacedReference(referenceId) };
  const entries = items.flatMap(({ id, item, product }) =>
    (product?.calendar?.(item, words) ?? []).map((entry) => ({ ...entry, id: `${id}-${entry.id}` })),
  );
  if (entries.length === 0) return null;
  return (
    <Button
      onClick={() => download(calendarFile(entries, referenceId, bookedAt), `alisio-${referenceId}.ics`)}
    >
      <Icon name="calendar" size="s" />
      {t('confirm.calendar')}
    </Button>
  );
}
