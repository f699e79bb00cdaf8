import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { ContentAirline, ContentCard } from '@alisio/shared-contracts/content';
import type { CarrierRoutesAnswer } from '@alisio/shared-contracts/flights';
import { AeroplaneScene, CarrierTile } from '@alisio/shared-ui/aeroplane';
import { buttonStyles } from '@alisio/shared-ui/button';
import { Heading } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { ALLIANCE_NAMES } from '../../airlines/alliance-names.ts';

const { color, space, text } = tokens;

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[12]};
  margin-top: ${space[4]};

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }

  & h1 {
    margin-top: ${space[4]};
  }
`;

/** On a phone the picture comes first and reaches the window's edges. */
const Picture = styled.div`
  overflow: hidden;

  ${media.belowMd} {
    margin-inline: calc(-1 * ${tokens.gutter});
  }

  ${media.md} {
    border-radius: ${tokens.radius.card};
  }

  ${media.lg} {
    order: 2;
  }
`;

const Dek = styled.p`
  max-width: 44ch;
  margin-top: ${space[3]};
  font-size: ${text[18]};
  line-height: 1.45;
  color: ${color.ink2};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[6]};
  margin-block: ${space[6]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.line};

  & dt {
    font-size: ${text[14]};
    color: ${color.ink2};
  }

  & dd {
    font-size: ${text[18]};
    font-weight: 600;
  }
`;

const ToRoutes = styled.a(buttonStyles({}));

export interface AirlineHeadProps {
  card: ContentCard;
  airline: ContentAirline;
  /** nothing while it is on its way */
  flown: CarrierRoutesAnswer | undefined;
}

/** Whose page it is: its mark, what is known of it, and how much of it flies from here. */
export function AirlineHead({ card, airline, flown }: AirlineHeadProps) {
  const { t } = useTexts('content');
  const { number } = useFormats();
  const city = flown?.from.city;
  return (
    <Head>
      <Picture>
        <AeroplaneScene label={t('airline.picture')} />
      </Picture>
      <div>
        <CarrierTile large aria-hidden="true">
          {airline.code}
        </CarrierTile>
        <Heading level={1} size="xl">
          {card.title}
        </Heading>
        <Dek>{card.lead}</Dek>
        <Facts>
          <div>
            <dt>{t('airline.code')}</dt>
            <dd>{airline.code}</dd>
          </div>
          <div>
            <dt>{t('airline.base')}</dt>
            <dd>{airline.base}</dd>
          </div>
          <div>
            <dt>{t('airline.alliance')}</dt>
            <dd>{airline.alliance ? ALLIANCE_NAMES[airline.alliance] : t('airline.noAlliance')}</dd>
          </div>
          {flown && city ? (
            <>
              <div>
                <dt>{t('airline.destinations', { city })}</dt>
                <dd>{number(flown.destinations)}</dd>
              </div>
              <div>
                <dt>{t('airline.daily', { city })}</dt>
                <dd>{number(Math.round(flown.weekly / 7))}</dd>
              </div>
            </>
          ) : null}
        </Facts>
        <ToRoutes href="#routes">{t('airline.toRoutes')}</ToRoutes>
      </div>
    </Head>
  );
}
