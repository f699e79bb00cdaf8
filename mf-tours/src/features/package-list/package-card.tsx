import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { daysBetween } from '@alisio/shared-contracts/dates';
import { guestsIn } from '@alisio/shared-contracts/hotels';
import {
  ANY_ROOM,
  type PackageCard as Card,
  PACKAGE_CURRENCY,
  type PackageQuery,
  type PackageStay,
  packageHref,
} from '@alisio/shared-contracts/packages';
import { buttonStyles } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { Price } from '@alisio/shared-ui/price';
import { Rating, Stars } from '@alisio/shared-ui/rating';
import { Heading, Tag } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import { useId } from 'react';
import { PackagePicture } from '../../packages/package-picture.tsx';
import { usePackageWords } from '../../packages/package-words.ts';
import { Box, Cost, Head, Name, Saving, Small, Tags, Words } from './card-styles.tsx';

const See = styled(Link)(buttonStyles({ size: 's' }));

export interface PackageCardProps {
  card: Card;
  query: PackageQuery;
  stay: PackageStay;
  /** who flies, and what their fare takes along */
  flight: string;
  /** its board was asked for: it leads to that one, which need not be the cheapest */
  byBoard: boolean;
  /** it is in the first view */
  eager: boolean;
}

/** A package of the list: a hotel with the flight of all of them, at one total, and what that saves. */
export function PackageCard({ card, query, stay, flight, byBoard, eager }: PackageCardProps) {
  const { t } = useTexts('tours');
  const words = usePackageWords();
  const { money, moneyParts } = usePrices();
  const name = useId();
  const { hotelInfo, hotelImageInfo, hotelRateInfo, distance } = card.hotel;
  const { hotelName, hotelCode, rating, guestScore, locationInfo } = hotelInfo;
  const { board, cancellation, freeUntil } = hotelRateInfo.lead;
  const payAtHotel = hotelRateInfo.rateInfo.convertedRateInfo[0]?.payAtHotel ?? 0;
  const ways = byBoard ? query.rooms.map(() => ({ roomTypeCode: ANY_ROOM, board, cancellation })) : [];
  const href = packageHref({ ...query, hotel: hotelCode, ways });
  const { adults, children } = guestsIn(query.rooms);
  const people = adults + children;
  const score = guestScore && words.score(guestScore);
  const [image] = hotelImageInfo.images;
  return (
    <Box aria-labelledby={name}>
      {image ? <PackagePicture image={image} eager={eager} /> : null}
      <Words>
        <Head>
          <div>
            <Heading level={3} size="m" id={name}>
              <Name to={href}>{hotelName}</Name>
            </Heading>
            {rating > 0 ? <Stars value={rating} label={words.stars(rating)} /> : null}
            <Small>
              {[
                locationInfo.neighbourhood || locationInfo.address.cityName,
                t(query.place ? 'packages.away' : 'packages.awayAirport', { distance: words.far(distance) }),
              ].join(', ')}
            </Small>
          </div>
          {score ? <Rating stacked {...score} /> : null}
        </Head>
        <Tags>
          <li>
            <Icon name="plane" size="s" /> {flight}
          </li>
          <li>
            <Icon name="calendar" size="s" />{' '}
            {`${words.nights(daysBetween(stay.startDate, stay.endDate))}, ${words.board(board)}`}
          </li>
          <li>
            <Tag tone={freeUntil ? 'good' : 'neutral'}>{words.cancellation(cancellation, freeUntil)}</Tag>
          </li>
        </Tags>
        <Cost>
          <div>
            <Price parts={moneyParts(card.total, PACKAGE_CURRENCY)} size="l" />
            <Small>
              {people > 1
                ? t('packages.totalEach', {
                    people: words.people(query.rooms),
                    each: money(Math.ceil(card.total / people), PACKAGE_CURRENCY),
                  })
                : t('packages.totalOne')}
            </Small>
            {payAtHotel > 0 ? (
              <Small>{t('packages.ofItAtHotel', { amount: money(payAtHotel, PACKAGE_CURRENCY) })}</Small>
            ) : null}
            {card.saving > 0 ? (
              <Saving>{t('packages.saves', { amount: money(card.saving, PACKAGE_CURRENCY) })}</Saving>
            ) : (
              <Small>{t('packages.savesNothing')}</Small>
            )}
          </div>
          <See to={href} aria-label={t('packages.seeOf', { hotel: hotelName })}>
            {t('packages.see')}
          </See>
        </Cost>
      </Words>
    </Box>
  );
}
