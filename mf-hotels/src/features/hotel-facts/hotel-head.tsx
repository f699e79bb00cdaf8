import { useTexts } from '@alisio/platform/sdk/i18n';
import type { HotelInfo } from '@alisio/shared-contracts/hotels';
import { linkStyles } from '@alisio/shared-ui/button';
import { Rating, Stars } from '@alisio/shared-ui/rating';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useHotelWords } from '../../words/hotel-words.ts';

const { space } = tokens;

const Head = styled.header`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[2]} ${space[5]};

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const Where = styled(Muted)`
  margin-top: ${space[2]};
`;

const ToMap = styled.a(linkStyles, { minHeight: space[6] });

const Kind = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
`;

/** Name, category, score and address. */
export function HotelHead({ hotel }: { hotel: HotelInfo }) {
  const { t } = useTexts('hotels');
  const words = useHotelWords();
  const { hotelName, rating, kind, guestScore, locationInfo } = hotel;
  const { addressLine1, addressLine2, cityName, countryName } = locationInfo.address;
  const where = [addressLine1, addressLine2, locationInfo.neighbourhood, cityName, countryName].filter(
    Boolean,
  );
  return (
    <Head>
      <div>
        <Kind>
          <Muted as="span">{words.kind(kind)}</Muted>
          {rating > 0 ? <Stars value={rating} label={words.stars(rating)} /> : null}
        </Kind>
        <Heading level={1} size="xl">
          {hotelName}
        </Heading>
        <Where>
          {where.join(', ')}. <ToMap href="#ubicacion">{t('hotel.seeMap')}</ToMap>
        </Where>
      </div>
      {guestScore ? <Rating {...words.score(guestScore)} /> : null}
    </Head>
  );
}
