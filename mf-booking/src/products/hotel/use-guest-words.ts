import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { ChosenRoom } from '@alisio/shared-contracts/hotels';

/** Who sleeps in a room: "2 adultos y 1 niño". */
export function useGuestWords() {
  const { t } = useTexts('booking');
  const { list } = useFormats();
  return ({ adults, childAges }: Pick<ChosenRoom, 'adults' | 'childAges'>): string =>
    list([
      t('hotel.adults', { count: adults }),
      ...(childAges.length > 0 ? [t('hotel.children', { count: childAges.length })] : []),
    ]);
}
