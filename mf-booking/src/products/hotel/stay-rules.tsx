import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { Stack } from '@alisio/shared-ui/layout';
import { stayOf } from './details.ts';
import { taxKey } from './stay-lines.tsx';
import { stayPrice } from './stay-price.ts';
import { roomTermsText } from './stay-terms.ts';
import { useRoomWords } from './use-room-words.ts';

/** That the hotel asks for a document and a deposit, in a sentence or two. */
export function StayRulesLine({ item }: { item: CartItem }) {
  const { t } = useTexts('booking');
  const { money } = usePrices();
  const { deposit } = stayOf(item).houseRules;
  return (
    <>
      {t('hotel.rules.document')}
      {deposit ? ` ${t('hotel.rules.deposit', { price: money(deposit.amount, deposit.currency) })}` : null}
    </>
  );
}

/** The terms of a stay in whole sentences: each room's cancellation, what is paid there, the rules of the house. */
export function StayRules({ item }: { item: CartItem }) {
  const { t } = useTexts('booking');
  const formats = useFormats();
  const { money } = usePrices();
  const words = useRoomWords();
  const stay = stayOf(item);
  const { atHotel, currency } = stayPrice(stay);
  const { checkInFrom, checkOutUntil, childrenStayUntil, pets, parking } = stay.houseRules;
  return (
    <Stack gap={3}>
      {stay.rooms.map((room, at) => (
        <p key={room.roomIndex}>
          <b>
            {t('hotel.roomNumber', { number: at + 1 })}: {words(room).room}, {words(room).plan}.
          </b>{' '}
          {roomTermsText(room, { t, formats, money }).text}
        </p>
      ))}
      <p>{t('hotel.rules.zone')}</p>
      {atHotel.map(({ code, amount }) => (
        <p key={code}>
          {t('hotel.rules.payThere', { what: t(taxKey(code)), price: formats.money(amount, currency) })}
        </p>
      ))}
      <p>
        {t('hotel.rules.times', { from: formats.clock(checkInFrom), until: formats.clock(checkOutUntil) })}
      </p>
      <p>
        <StayRulesLine item={item} />
      </p>
      <p>{t('hotel.rules.children', { age: childrenStayUntil })}</p>
      <p>
        {t(pets ? 'hotel.rules.pets' : 'hotel.rules.noPets')} {t(`hotel.rules.parking-${parking}`)}
      </p>
    </Stack>
  );
}
