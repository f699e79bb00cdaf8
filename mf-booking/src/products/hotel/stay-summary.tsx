import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { type HotelInCart, nightsOf } from '@alisio/shared-contracts/hotels';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { Rule } from '../../price/rule.tsx';
import { stayOf } from './details.ts';
import { StayLines } from './stay-lines.tsx';
import { useGuestWords } from './use-guest-words.ts';
import { useRoomWords } from './use-room-words.ts';

const Days = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[3]};
  margin-top: ${tokens.space[3]};

  & dt,
  & dd + dd {
    color: ${tokens.color.ink2};
    font-size: ${tokens.text[14]};
  }

  & dt + dd {
    font-weight: 600;
  }
`;

const Room = styled.p`
  margin-top: ${tokens.space[2]};
  font-size: ${tokens.text[15]};
`;

/** When one comes and goes, by the hotel's clock. */
export function StayDays({ stay }: { stay: HotelInCart }) {
  const { t } = useTexts('booking');
  const { day, clock } = useFormats();
  const { startDate, endDate, houseRules } = stay;
  return (
    <Days>
      <div>
        <dt>{t('hotel.checkIn')}</dt>
        <dd>{day(startDate)}</dd>
        <dd>{t('hotel.from', { time: clock(houseRules.checkInFrom) })}</dd>
      </div>
      <div>
        <dt>{t('hotel.checkOut')}</dt>
        <dd>{day(endDate)}</dd>
        <dd>{t('hotel.until', { time: clock(houseRules.checkOutUntil) })}</dd>
      </div>
    </Days>
  );
}

/** Days, and each room with its plan and who sleeps in it. */
export function StaySummary({ item, folded }: { item: CartItem; folded: boolean }) {
  const guests = useGuestWords();
  const words = useRoomWords();
  const stay = stayOf(item);
  return (
    <>
      {folded ? null : (
        <Muted>
          {[stay.hotel.locationInfo.neighbourhood, stay.hotel.locationInfo.address.cityName]
            .filter(Boolean)
            .join(', ')}
        </Muted>
      )}
      <StayDays stay={stay} />
      <Rule />
      {stay.rooms.map((room) => (
        <Room key={room.roomIndex}>
          <b>{words(room).room}</b>
          <Muted as="span">
            <br />
            {words(room).plan}
            <br />
            {guests(room)}
          </Muted>
        </Room>
      ))}
    </>
  );
}

/** "8–15 feb, 7 noches, 2 habitaciones" */
export function StayBrief({ item }: { item: CartItem }) {
  const { t } = useTexts('booking');
  const { dayAndMonthSpan } = useFormats();
  const stay = stayOf(item);
  const { from, to } = dayAndMonthSpan(stay.startDate, stay.endDate);
  return (
    <>
      {from} – {to}, {t('hotel.nights', { count: nightsOf(stay) })},{' '}
      {t('hotel.rooms', { count: stay.rooms.length })}
    </>
  );
}

export const StayCartLines = ({ item }: { item: CartItem }) => <StayLines stay={stayOf(item)} />;
