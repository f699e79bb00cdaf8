import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import { type HotelQuery, hotelHref, type ListedHotel, nightsOf } from '@alisio/shared-contracts/hotels';
import { Price } from '@alisio/shared-ui/price';
import { Stars } from '@alisio/shared-ui/rating';
import { StayPicture } from '@alisio/shared-ui/stay';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useHotelWords } from '../../words/hotel-words.ts';

const { color, space } = tokens;

const Hotels = styled.ul`
  display: grid;
  gap: ${space[4]};

  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.lg} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space[6]};
  }
`;

const Card = styled.article`
  overflow: hidden;
  height: 100%;
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};

  & > div:last-of-type {
    display: grid;
    gap: ${space[1]};
    padding: ${space[4]};
  }
`;

const Name = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

interface FirstHotelsProps {
  hotels: readonly ListedHotel[];
  query: HotelQuery;
  /** whose hotels these are, once it is known: of another town a card says which, and how far it is */
  town: string | undefined;
}

/** Hotels of a place, with what a stay there costs, whole. */
export function FirstHotels({ hotels, query, town }: FirstHotelsProps) {
  const { t } = useTexts('hotels');
  const words = useHotelWords();
  const { totalParts } = usePriceSums();
  const nights = words.nights(nightsOf(query));
  return (
    <Hotels>
      {hotels.map(({ hotelInfo, hotelImageInfo, hotelRateInfo, distance }) => {
        const { hotelCode, hotelName, kind, rating, locationInfo } = hotelInfo;
        const [rate] = hotelRateInfo.rateInfo.convertedRateInfo;
        const [image] = hotelImageInfo.images;
        const { cityName } = locationInfo.address;
        const elsewhere =
          town === undefined || cityName === town
            ? ''
            : t('place.elsewhere', { city: cityName, distance: words.far(distance), place: town });
        return (
          <li key={hotelCode}>
            <Card>
              <StayPicture
                view={image && 'draws' in image ? image.draws : ''}
                hour={image && 'draws' in image ? image.light : 'day'}
                seed={hotelCode}
                ratio="16 / 10"
              />
              <div>
                <Heading level={3} size="m">
                  <Name to={hotelHref(hotelCode, query)}>{hotelName}</Name>
                </Heading>
                {rating > 0 ? <Stars value={rating} label={words.stars(rating)} /> : null}
                <Muted>
                  {[words.kind(kind), locationInfo.neighbourhood, elsewhere].filter(Boolean).join(', ')}
                </Muted>
                {rate ? (
                  <p>
                    <Price
                      parts={totalParts({ currency: rate.currencyCode, amounts: [rate.amountAfterTax] })}
                      size="m"
                    />
                    <Muted as="span"> {t('stayTotal', { nights })}</Muted>
                  </p>
                ) : null}
              </div>
            </Card>
          </li>
        );
      })}
    </Hotels>
  );
}
