import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import { type HotelQuery, hotelHref, type ListedHotel, nightsOf } from '@alisio/shared-contracts/hotels';
import { Icon } from '@alisio/shared-ui/icons';
import { useIsPointed, usePointAt } from '@alisio/shared-ui/list-and-map';
import { Price } from '@alisio/shared-ui/price';
import { Rating, Stars } from '@alisio/shared-ui/rating';
import { Heading, Tag } from '@alisio/shared-ui/text';
import { memo, useId } from 'react';
import { useHotelWords } from '../../words/hotel-words.ts';
import { CardActions } from './card-actions.tsx';
import { Card, Cost, Head, Name, Small, Tags, ToRooms, Where, Words } from './card-styles.tsx';
import { HotelPictures } from './hotel-pictures.tsx';

export interface HotelCardProps {
  hotel: ListedHotel;
  /** the search, for its link */
  query: HotelQuery;
  /** what distances are measured from */
  from: 'city' | 'area' | 'airport' | 'hotel' | 'point';
  /** the town that is searched: of another one the card says which, and how far it is from here */
  town: string | undefined;
  /** it is in the first view */
  eager: boolean;
}

/** Board, cancellation and the few rooms left of the best price: what it brings. */
function LeadTags({ hotel }: Pick<HotelCardProps, 'hotel'>) {
  const { t } = useTexts('hotels');
  const words = useHotelWords();
  const { board, cancellation, freeUntil, left } = hotel.hotelRateInfo.lead;
  return (
    <Tags>
      <li>
        {freeUntil ? (
          <Tag tone="good">
            <Icon name="check" size="s" /> {words.freeUntil(freeUntil)}
          </Tag>
        ) : (
          <Tag>{t(`cancellations.${cancellation}`)}</Tag>
        )}
      </li>
      {board === 'room-only' ? null : (
        <li>
          <Tag>{words.board(board)}</Tag>
        </li>
      )}
      {left === undefined ? null : (
        <li>
          <Tag>{t('card.left', { count: left })}</Tag>
        </li>
      )}
    </Tags>
  );
}

/** What the whole stay costs, first, and what of it is paid at the hotel; a night of a room below, small. */
function StayCost({ hotel, query }: Pick<HotelCardProps, 'hotel' | 'query'>) {
  const { t } = useTexts('hotels');
  const { prices, totalParts } = usePriceSums();
  const words = useHotelWords();
  const [rate] = hotel.hotelRateInfo.rateInfo.convertedRateInfo;
  if (!rate) return null;
  const { currencyCode, amountAfterTax, averageNightlyRate, payAtHotel } = rate;
  const nights = nightsOf(query);
  return (
    <div>
      <Price parts={totalParts({ currency: currencyCode, amounts: [amountAfterTax] })} size="l" />
      <Small>{t('card.total', { nights: words.nights(nights) })}</Small>
      {nights > 1 || query.rooms.length > 1 ? (
        <Small>
          {t(query.rooms.length > 1 ? 'card.perRoomNight' : 'card.perNight', {
            amount: prices.money(averageNightlyRate, currencyCode),
          })}
        </Small>
      ) : null}
      {payAtHotel > 0 ? (
        <Small>{t('card.payAtHotel', { amount: prices.money(payAtHotel, currencyCode) })}</Small>
      ) : null}
    </div>
  );
}

/** A hotel of the list. What points at it points at it on the map, too. */
export const HotelCard = memo(function HotelCard({ hotel, query, from, town, eager }: HotelCardProps) {
  const { t } = useTexts('hotels');
  const words = useHotelWords();
  const name = useId();
  const { hotelInfo, hotelImageInfo, distance } = hotel;
  const { hotelCode, hotelName, kind, rating, guestScore, locationInfo } = hotelInfo;
  const pointAt = usePointAt();
  const pointed = useIsPointed(hotelCode);
  const score = guestScore && words.score(guestScore);
  const href = hotelHref(hotelCode, query);
  const { cityName } = locationInfo.address;
  const isElsewhere = town !== undefined && cityName !== town;
  const away = t(isElsewhere && from === 'city' ? 'card.away.otherCity' : `card.away.${from}`, {
    distance: words.far(distance),
    city: town ?? '',
  });
  return (
    <Card
      aria-labelledby={name}
      pointed={pointed}
      onPointerEnter={() => pointAt(hotelCode)}
      onPointerLeave={() => pointAt(undefined)}
      onFocus={() => pointAt(hotelCode)}
      onBlur={() => pointAt(undefined)}
    >
      <HotelPictures images={hotelImageInfo.images} eager={eager} />
      <Words>
        <Head>
          <div>
            <Heading level={3} size="m" id={name}>
              <Name to={href}>{hotelName}</Name>
            </Heading>
            {rating > 0 ? <Stars value={rating} label={words.stars(rating)} /> : null}
            <Where>
              {[words.kind(kind), locationInfo.neighbourhood, isElsewhere ? cityName : '', away]
                .filter(Boolean)
                .join(', ')}
            </Where>
          </div>
          {score ? <Rating stacked {...score} /> : null}
        </Head>
        <LeadTags hotel={hotel} />
        <Cost>
          <StayCost hotel={hotel} query={query} />
          <ToRooms to={href} aria-label={t('card.roomsOf', { hotel: hotelName })}>
            {t('card.rooms')}
          </ToRooms>
        </Cost>
        <CardActions hotel={hotel} />
      </Words>
    </Card>
  );
});
