import { useTexts } from '@alisio/platform/sdk/i18n';
import { type FlightOffer, offerCode } from '@alisio/shared-contracts/flights';
import { Card } from '@alisio/shared-ui/layout';
import { Poster } from '@alisio/shared-ui/poster';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { SupportRow } from '../../support/support-row.tsx';
import { PriceBreakdown } from '../../trip/price-breakdown.tsx';
import { TripBags } from '../../trip/trip-bags.tsx';
import { tripEnds } from '../../trip/trip-ends.ts';
import { useFareWords } from '../../trip/use-fare-words.ts';
import { TripLegs } from './trip-legs.tsx';

const Sheet = styled(Card)`
  overflow: hidden;
`;

const Inside = styled.div`
  padding: ${tokens.space[5]};
`;

const Rule = styled.hr`
  margin: ${tokens.space[4]} 0;
  border: 0;
  border-top: 1px solid ${tokens.color.line};
`;

const Rules = styled(Muted)`
  margin-top: ${tokens.space[4]};
`;

/** What is about to be bought: the place, the ways, who pays what, one total, the fare's rules, a person to ask. */
export function OrderSummary({ offer }: { offer: FlightOffer }) {
  const { t } = useTexts('booking');
  const { from, to, toCityCode } = tripEnds(offer);
  const { name, rules } = useFareWords(offer);
  return (
    <>
      <Sheet>
        <Poster place={toCityCode} wide ratio="15 / 8" />
        <Inside>
          <Heading level={2} size="m">
            {t('summary.route', { from, to })}
          </Heading>
          <Muted>{name}</Muted>
          <TripLegs offer={offer} />
          <Rule />
          <TripBags offer={offer} />
          <Rule />
          <PriceBreakdown offer={offer} />
          <Rules>{rules}</Rules>
        </Inside>
      </Sheet>
      <SupportRow title={t('summary.doubts')} code={offerCode(offer)} narrow />
    </>
  );
}
