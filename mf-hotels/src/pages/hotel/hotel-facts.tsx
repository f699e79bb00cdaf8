import { useTexts } from '@alisio/platform/sdk/i18n';
import type { HotelDetail } from '@alisio/shared-contracts/hotels';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { AmenityList, GoodToKnow, GuestScores, NearList, Section } from '../../features/hotel-facts/index.ts';
import { LatePlaceMap } from './late-place-map.tsx';

const Where = styled.div`
  display: grid;
  gap: ${tokens.space[4]} ${tokens.space[6]};

  ${media.md} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
`;

const Description = styled.div`
  max-width: 65ch;
  margin-bottom: ${tokens.space[5]};
`;

export interface HotelFactsProps {
  detail: HotelDetail;
  /** names of what is paid at the hotel besides */
  feesAtHotel: readonly string[];
}

/** What is good to know of a hotel, below its rooms. */
export default function HotelFacts({ detail, feesAtHotel }: HotelFactsProps) {
  const { t } = useTexts('hotels');
  const { hotelInfo, description, houseRules, scores, nearby } = detail;
  return (
    <>
      <Section id="saber" title={t('hotel.anchors.saber')}>
        <Description>
          {description.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Description>
        <GoodToKnow rules={houseRules} atHotel={feesAtHotel} />
      </Section>
      <Section id="servicios" title={t('hotel.anchors.servicios')}>
        <AmenityList amenities={hotelInfo.amenities} />
      </Section>
      <Section id="ubicacion" title={t('hotel.anchors.ubicacion')}>
        <Where>
          <LatePlaceMap hotel={hotelInfo} />
          <NearList nearby={nearby} />
        </Where>
      </Section>
      <Section id="opiniones" title={t('hotel.opinions')}>
        <GuestScores scores={scores} />
      </Section>
    </>
  );
}
