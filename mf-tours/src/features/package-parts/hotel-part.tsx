import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { daysBetween } from '@alisio/shared-contracts/dates';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import type { HotelDetail } from '@alisio/shared-contracts/hotels';
import {
  type PackageQuery,
  type PackageStay,
  packageHref,
  packageResultsHref,
} from '@alisio/shared-contracts/packages';
import { Icon } from '@alisio/shared-ui/icons';
import { Rating, Stars } from '@alisio/shared-ui/rating';
import { Heading, Muted, Tag } from '@alisio/shared-ui/text';
import { PackagePicture } from '../../packages/package-picture.tsx';
import { usePackageWords } from '../../packages/package-words.ts';
import type { RoomSlot, RoomWay } from './chosen-rooms.ts';
import { Change, Facts, Graded, House, Part, Small } from './part-styles.tsx';

/** Says in the page's address that the rooms, or the activity, are chosen. */
export const CHANGE = 'change';
export const ROOMS = 'rooms';
export const PLAN = 'plan';

export interface HotelPartProps {
  hotel: HotelDetail;
  query: PackageQuery;
  stay: PackageStay;
  flight: FlightOffer;
  slots: readonly RoomSlot[];
}

/** When a free cancellation ends, by the hotel's clock. */
const freeUntil = ({ plan }: RoomWay): string | undefined =>
  plan.cancellationSteps[0]?.keeps === 0 ? plan.cancellationSteps[1]?.from : undefined;

/** The hotel of a package with the chosen rooms, and the ways to others. */
export function HotelPart({ hotel, query, stay, flight, slots }: HotelPartProps) {
  const { t } = useTexts('tours');
  const words = usePackageWords();
  const { time, clock } = useFormats();
  const { hotelInfo, hotelImageInfo, houseRules } = hotel;
  const { hotelName, rating, guestScore, locationInfo } = hotelInfo;
  const score = guestScore && words.score(guestScore);
  const [image] = hotelImageInfo.images;
  const lands = flight.itineraries[0]?.segments.at(-1)?.arrival.at ?? '';
  return (
    <Part aria-labelledby="package-hotel">
      <header>
        <Heading level={2} size="s" id="package-hotel">
          <Icon name="pin" /> {t('packages.hotel')}
        </Heading>
        <Muted>
          {`${words.nights(daysBetween(stay.startDate, stay.endDate))}, ${words.days(stay.startDate, stay.endDate)}`}
        </Muted>
        <Change to={packageResultsHref({ ...query, flight: flight.id })}>{t('packages.changeHotel')}</Change>
      </header>
      <House>
        {image ? <PackagePicture image={image} eager /> : null}
        <div>
          <Heading level={3} size="m">
            {hotelName}
          </Heading>
          <Graded>
            {rating > 0 ? <Stars value={rating} label={words.stars(rating)} /> : null}
            {score ? <Rating {...score} /> : null}
          </Graded>
          <Small>
            {[locationInfo.neighbourhood, locationInfo.address.cityName].filter(Boolean).join(', ')}
          </Small>
          {slots.map(({ index, chosen }) =>
            chosen ? (
              <div key={index}>
                <p>
                  {slots.length > 1 ? `${t('packages.room', { number: index })}: ` : ''}
                  {chosen.room.roomDescription.name}
                </p>
                <Facts>
                  <li>{words.board(chosen.plan.board)}</li>
                  <li>
                    <Tag tone={freeUntil(chosen) ? 'good' : 'neutral'}>
                      {words.cancellation(chosen.plan.cancellation, freeUntil(chosen))}
                    </Tag>
                  </li>
                </Facts>
              </div>
            ) : null,
          )}
          <Small>{t('packages.arrival', { lands: time(lands), from: clock(houseRules.checkInFrom) })}</Small>
          <Change to={`${packageHref(query)}&${CHANGE}=${ROOMS}`}>{t('packages.changeRooms')}</Change>
        </div>
      </House>
    </Part>
  );
}
