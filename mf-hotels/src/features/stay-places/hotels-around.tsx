import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { Link } from '@alisio/platform/sdk/router';
import { usePriceSums, useToday } from '@alisio/platform/sdk/visitor';
import {
  guestsIn,
  type HotelQuery,
  hotelHref,
  hotelResultsHref,
  type ListedHotel,
  nightsOf,
  readHotelQuery,
} from '@alisio/shared-contracts/hotels';
import { distanceKm, type GeoPoint } from '@alisio/shared-contracts/rules';
import { type ShortRow, ShortRows } from '@alisio/shared-ui/short-rows';
import { StayPicture } from '@alisio/shared-ui/stay';
import { textLinkStyles } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import { hotelsFromQuery } from '../../api/hotels-from.ts';
import { typedPlacesQuery } from '../../api/stay-places.ts';
import { ChargedNote } from '../../words/charged-note.tsx';
import { useHotelWords } from '../../words/hotel-words.ts';

/** So many stand in a text. */
const SHOWN = 3;

/** A town of the text's name that is farther from its point is another one. Kilometres. */
const SAME_TOWN_KM = 30;

const All = styled(Link)(textLinkStyles);

export interface HotelsAroundProps {
  /** as the text calls it */
  city: string;
  at: GeoPoint;
}

/** The search around a text's point, on the days that a search has by itself (§5); in its town by name, once that is known. */
function useQueryAround({ city, at }: HotelsAroundProps): HotelQuery {
  const { language } = useTexts('hotels');
  const today = useToday();
  const { data } = useQuery(typedPlacesQuery(city, language));
  const town = data?.data.find(
    ({ kind, location }) => kind === 'city' && distanceKm(location, at) < SAME_TOWN_KM,
  );
  const query = readHotelQuery(new URLSearchParams(), today);
  return town ? { ...query, place: { kind: 'city', id: town.id } } : { ...query, point: at };
}

function useRow(query: HotelQuery) {
  const words = useHotelWords();
  const { totalText } = usePriceSums();
  return ({ hotelInfo, hotelImageInfo, hotelRateInfo }: ListedHotel): ShortRow => {
    const { hotelCode, hotelName, kind, rating, locationInfo } = hotelInfo;
    const [rate] = hotelRateInfo.rateInfo.convertedRateInfo;
    const [image] = hotelImageInfo.images;
    const stars = rating > 0 ? words.stars(rating) : '';
    return {
      id: hotelCode,
      picture: (
        <StayPicture
          view={image && 'draws' in image ? image.draws : ''}
          hour={image && 'draws' in image ? image.light : 'day'}
          seed={hotelCode}
          fill
        />
      ),
      title: <Link to={hotelHref(hotelCode, query)}>{hotelName}</Link>,
      detail: [words.kind(kind), stars, locationInfo.neighbourhood].filter(Boolean).join(', '),
      cost: rate && {
        amount: totalText({ currency: rate.currencyCode, amounts: [rate.amountAfterTax] }),
      },
    };
  };
}

/** The first hotels around a point of which a text tells, each with what a stay there costs, whole. */
export function HotelsAround({ city, at }: HotelsAroundProps) {
  const { t, language } = useTexts('hotels');
  const { dayAndMonthSpan } = useFormats();
  const words = useHotelWords();
  const query = useQueryAround({ city, at });
  const { data, isError } = useQuery(hotelsFromQuery(query, at, SHOWN, language));
  const { adults, children } = guestsIn(query.rooms);
  const days = dayAndMonthSpan(query.startDate, query.endDate);
  const note = t('around.note', {
    ...days,
    nights: words.nights(nightsOf(query)),
    guests: t('search.guestCount', { count: adults + children }),
  });
  const rowOf = useRow(query);
  const rows = isError ? [] : data?.data.map(rowOf);
  return (
    <ShortRows
      title={t('around.title', { city })}
      note={rows?.length === 0 ? t(isError ? 'around.failed' : 'around.none') : note}
      rows={rows}
      count={SHOWN}
      foot={<All to={hotelResultsHref({ ...query, km: 40 })}>{t('around.all', { city })}</All>}
      remark={<ChargedNote />}
    />
  );
}
