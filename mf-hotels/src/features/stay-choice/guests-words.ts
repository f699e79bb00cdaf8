import { useTexts } from '@alisio/platform/sdk/i18n';
import { guestsIn, type RoomGuests } from '@alisio/shared-contracts/hotels';

/** Who sleeps where, in words: "2 adultos, 1 niño". */
export function useGuestsWords() {
  const { t } = useTexts('hotels');
  return (rooms: readonly RoomGuests[]): string => {
    const { adults, children } = guestsIn(rooms);
    const grown = t('hotel.guests.adults', { count: adults });
    return children > 0 ? `${grown}, ${t('hotel.guests.children', { count: children })}` : grown;
  };
}
