import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { nightsOf } from '@alisio/shared-contracts/hotels';
import type { BookedItem } from '@alisio/shared-contracts/orders';
import { linkStyles } from '@alisio/shared-ui/button';
import { CancellationLine } from '@alisio/shared-ui/cancellation';
import { Icon } from '@alisio/shared-ui/icons';
import { Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { FormSection } from '../../forms/form-section.tsx';
import { mapHref } from '../../reference/map-href.ts';
import { bookedStayOf } from './details.ts';
import { AFTER_MIDNIGHT } from './guests.ts';
import { HotelPlace } from './hotel-place.tsx';
import { StayLines } from './stay-lines.tsx';
import { roomTermsText } from './stay-terms.ts';
import { useGuestWords } from './use-guest-words.ts';
import { useRoomWords } from './use-room-words.ts';

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space[4]};

  & dt,
  & dd + dd {
    color: ${tokens.color.ink2};
    font-size: ${tokens.text[14]};
  }

  & dt + dd {
    font-weight: 600;
  }

  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

const MapLink = styled.a`
  ${linkStyles}

  @media print {
    display: none;
  }
`;

const Room = styled.div`
  & + & {
    margin-top: ${tokens.space[4]};
    padding-top: ${tokens.space[4]};
    border-top: 1px solid ${tokens.color.line};
  }
`;

const Terms = styled(CancellationLine)`
  margin-top: ${tokens.space[1]};
`;

const Asked = styled.p`
  margin-top: ${tokens.space[4]};
`;

interface BookedStayProps {
  item: BookedItem;
  /** begins the ids of the sections */
  id: string;
}

/** When to come and go, where that is, and each room with its name, its plan and what becomes of its money. */
export function BookedStay({ item, id }: BookedStayProps) {
  const { t } = useTexts('booking');
  const formats = useFormats();
  const { money } = usePrices();
  const guests = useGuestWords();
  const words = useRoomWords();
  const stay = bookedStayOf(item);
  const { hotel, startDate, endDate, houseRules, leadGuests } = stay;
  const { address, latitude, longitude, neighbourhood } = hotel.locationInfo;
  const { day, clock } = formats;
  const { arrivalTime, requests } = item.particulars;
  const isOver = item.cancellation?.cancelled !== undefined;
  return (
    <>
      <FormSection
        id={`${id}-stay`}
        title={hotel.hotelName}
        state={<Muted size={16}>{t('hotel.nights', { count: nightsOf(stay) })}</Muted>}
      >
        <Facts>
          <div>
            <dt>{t('hotel.checkIn')}</dt>
            <dd>{day(startDate, 'full')}</dd>
            <dd>{t('hotel.from', { time: clock(houseRules.checkInFrom) })}</dd>
          </div>
          <div>
            <dt>{t('hotel.checkOut')}</dt>
            <dd>{day(endDate, 'full')}</dd>
            <dd>{t('hotel.until', { time: clock(houseRules.checkOutUntil) })}</dd>
          </div>
          <div>
            <dt>{t('hotel.where')}</dt>
            <dd>{[address.addressLine1, address.addressLine2].filter(Boolean).join(', ')}</dd>
            <dd>
              {[
                neighbourhood,
                [address.postalCode, address.cityName].filter(Boolean).join(' '),
                address.countryName,
              ]
                .filter(Boolean)
                .join(', ')}
            </dd>
            <dd>
              <MapLink href={mapHref(latitude, longitude)} target="_blank" rel="noopener noreferrer">
                <Icon name="pin" size="s" />
                {t('hotel.map')}
              </MapLink>
            </dd>
          </div>
        </Facts>
        {isOver ? null : <HotelPlace hotel={hotel} />}
        {typeof arrivalTime === 'string' && !isOver ? (
          <Asked>
            {arrivalTime === AFTER_MIDNIGHT
              ? t('hotel.arrivesAfterMidnight')
              : t('hotel.arrives', { time: clock(arrivalTime) })}
          </Asked>
        ) : null}
        {typeof requests === 'string' && !isOver ? (
          <Asked>{t('hotel.asked', { text: requests })}</Asked>
        ) : null}
      </FormSection>
      <FormSection id={`${id}-rooms`} title={t('hotel.roomsTitle')}>
        {stay.rooms.map((room, at) => {
          const terms = roomTermsText(room, { t, formats, money });
          return (
            <Room key={room.roomIndex}>
              <b>
                {stay.rooms.length > 1 ? `${t('hotel.roomNumber', { number: at + 1 })}: ` : null}
                {words(room).room}
              </b>
              <p>
                {[leadGuests[at], guests(room)].filter(Boolean).join(', ')}
                <br />
                {words(room).plan}
              </p>
              {isOver ? null : <Terms kind={terms.kind}>{terms.text}</Terms>}
            </Room>
          );
        })}
        {isOver ? null : <Muted>{t('hotel.rules.zone')}</Muted>}
      </FormSection>
    </>
  );
}

/** Nights, taxes and fees as they were charged. */
export const BookedStayLines = ({ item }: { item: BookedItem }) => (
  <StayLines stay={bookedStayOf(item)} charged />
);

const OPTIONS = ['change', 'names'] as const;

/** What can still be done with a stay beyond giving it back, by phone. */
export function StayOptions({ item }: { item: BookedItem }) {
  const { t } = useTexts('booking');
  const { cot } = bookedStayOf(item).houseRules;
  return (
    <>
      {OPTIONS.map((name) => (
        <div key={name}>
          <dt>{t(`hotel.options.${name}`)}</dt>
          <dd>{t(`hotel.options.${name}-text`)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('hotel.options.requests')}</dt>
        <dd>{t(cot ? 'hotel.options.requests-text' : 'hotel.options.requests-noCot')}</dd>
      </div>
    </>
  );
}
