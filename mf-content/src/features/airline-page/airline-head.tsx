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

/** The first, the longest, has a row of its own: none of five is left alone at the end. */
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[6]};
  margin-block: ${space[6]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.line};

  & > :first-of-type {
    grid-column: 1 / -1;
  }

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
  const facts = [
    ['base', airline.base],
    ['code', airline.code],
    ['alliance', airline.alliance ? ALLIANCE_NAMES[airline.alliance] : t('airline.noAlliance')],
    ...(flown
      ? ([
          ['destinations', number(flown.destinations)],
          ['daily', number(Math.round(flown.weekly / 7))],
        ] as const)
      : []),
  ] as const;
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
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`airline.${name}`, { city: flown?.from.city ?? '' })}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <ToRoutes href="#routes">{t('airline.toRoutes')}</ToRoutes>
      </div>
    </Head>
  );
}
