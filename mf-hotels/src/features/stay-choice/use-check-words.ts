import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { guestsIn, type RoomGuests } from '@alisio/shared-contracts/hotels';
import type { StayCheck } from './stay-slots.ts';

/** What is missing until everybody has a bed, or that everybody has one. */
export function useCheckWords() {
  const { t } = useTexts('hotels');
  const { list } = useFormats();
  const numbers = (rooms: readonly number[]) =>
    t('hotel.check.rooms', { count: rooms.length, rooms: list(rooms.map(String)) });
  return ({ open, bedless, short, isWhole }: StayCheck, guests: readonly RoomGuests[]): string[] => {
    const { adults, children } = guestsIn(guests);
    if (isWhole) return [t('hotel.check.whole', { count: adults + children })];
    return [
      ...(bedless.length > 0 ? [t('hotel.check.bedless', { rooms: numbers(bedless) })] : []),
      ...short.map(({ name, left, chosen }) => t('hotel.check.short', { count: left, room: name, chosen })),
      ...(open.length > 0 ? [t('hotel.check.open', { rooms: numbers(open) })] : []),
    ];
  };
}
