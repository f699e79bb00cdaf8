import { useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { LinkButton } from '@alisio/shared-ui/button';
import { Row } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { memo } from 'react';
import { BagMarks } from '../../offers/bag-marks.tsx';
import { type FlightChoice, shownAs } from '../../offers/flight-choices.ts';
import { LegView } from '../../offers/leg-view.tsx';
import { fareFamily } from '../../offers/offer-summary.ts';
import { useOfferPrices } from '../../prices/use-offer-prices.ts';

const Box = styled.section`
  margin-bottom: ${tokens.space[6]};
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.action};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
`;

/** Its link is taller than its words: the title's line keeps its height. */
const Head = styled(Row)`
  margin-bottom: ${tokens.space[2]};

  & > button {
    margin-block: calc(-1 * ${tokens.space[2]});
  }

  ${media.belowSm} {
    & > b {
      flex-basis: 100%;
      order: 1;
      font-size: ${tokens.text[15]};
    }
  }
`;

const Bags = styled.div`
  margin-top: ${tokens.space[3]};
  padding-top: ${tokens.space[3]};
  border-top: 1px solid ${tokens.color.line};

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[1]} ${tokens.space[4]};
    font-size: ${tokens.text[14]};
    color: ${tokens.color.ink2};
  }

  & li {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
`;

interface OutboundChosenProps {
  choice: FlightChoice;
  /** the fare family that was chosen with it */
  family: string | null;
  /** the cheapest trip with a way back of the list; nothing where the list has none */
  cheapest: FlightOffer | undefined;
  /** the same function as long as the page stands: presses in the list below do not draw this again */
  onChange: () => void;
}

/** The way out that was chosen stays in sight while the way back is chosen. */
export const OutboundChosen = memo(function OutboundChosen({
  choice,
  family,
  cheapest,
  onChange,
}: OutboundChosenProps) {
  const { t } = useTexts('flights');
  const { totalText } = useOfferPrices();
  const [offer] = shownAs(choice, family).offers;
  return (
    <Box aria-label={t('outbound.label')}>
      <Head between wrap>
        <Heading level={2} size="xs">
          {t('outbound.label')}
        </Heading>
        <b>{t('outbound.total', { amount: totalText(cheapest ?? offer) })}</b>
        <LinkButton onClick={onChange}>{t('outbound.change')}</LinkButton>
      </Head>
      <LegView itinerary={choice.itinerary} dictionaries={offer.dictionaries} way="outbound" />
      <Bags>
        <Muted>{t('outbound.bags', { family: t(`families.${fareFamily(offer)}`) })}</Muted>
        <ul>
          <BagMarks offer={offer} itineraries={[choice.itinerary]} />
        </ul>
      </Bags>
    </Box>
  );
});
