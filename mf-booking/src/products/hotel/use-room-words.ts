import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ChosenRoom } from '@alisio/shared-contracts/hotels';

/** Kinds of room that have a name in every language; any other is called as its supplier called it. */
const KINDS = [
  'dorm',
  'single',
  'double',
  'twin',
  'balcony',
  'family',
  'suite',
  'studio',
  'apartment',
  'cabin',
] as const;

/**
 * What a room and its plan are called in the reader's language, whichever it was chosen in: "Habitación doble", "Con
 * desayuno, cancelación gratis".
 */
export function useRoomWords() {
  const { t } = useTexts('booking');
  return ({ room, plan }: Pick<ChosenRoom, 'room' | 'plan'>): { room: string; plan: string } => {
    const kind = KINDS.find((one) => one === room.roomType);
    return {
      room: kind ? t(`hotel.kinds.${kind}`) : room.roomDescription.name,
      plan: t('hotel.plan', {
        board: t(`hotel.boards.${plan.board}`),
        cancellation: t(`hotel.cancellations.${plan.cancellation}`),
      }),
    };
  };
}
