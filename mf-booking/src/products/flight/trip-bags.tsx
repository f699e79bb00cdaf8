import { useTexts } from '@alisio/platform/sdk/i18n';
import { bagsByWay, type FlightOffer, hasLapInfants } from '@alisio/shared-contracts/flights';
import { BagList } from '@alisio/shared-ui/flight';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useId } from 'react';

const Ways = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;

const Title = styled.p`
  margin-bottom: ${tokens.space[1]};
  font-size: ${tokens.text[14]};
  font-weight: 600;
`;

/** Every bag of an offer, yes or no: once where both ways are alike, else way by way. */
export function TripBags({ offer }: { offer: FlightOffer }) {
  const { t } = useTexts('booking');
  const id = useId();
  return (
    <Ways>
      {bagsByWay(offer).map(({ way, bags }) => (
        <div key={way}>
          <Title id={`${id}-${way}`}>{t(`flight.bags.way-${way}`)}</Title>
          <BagList
            aria-labelledby={`${id}-${way}`}
            bags={bags.map(({ kind, says, ...fact }) => ({
              kind,
              included: fact.count > 0,
              words: t(`flight.bags.${kind}-${says}`, fact),
            }))}
          />
        </div>
      ))}
      {hasLapInfants(offer) ? <Muted>{t('flight.bags.lapInfants')}</Muted> : null}
    </Ways>
  );
}
