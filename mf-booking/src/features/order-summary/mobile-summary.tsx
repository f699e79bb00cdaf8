import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { arrivalOf, departureOf, type FlightOffer } from '@alisio/shared-contracts/flights';
import { Icon } from '@alisio/shared-ui/icons';
import { Card } from '@alisio/shared-ui/layout';
import { Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { PriceBreakdown } from '../../trip/price-breakdown.tsx';
import { TripBags } from '../../trip/trip-bags.tsx';
import { tripEnds } from '../../trip/trip-ends.ts';
import { TripLegs } from './trip-legs.tsx';

const Fold = styled(Card)`
  margin-bottom: ${tokens.space[4]};

  & > summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${tokens.space[3]};
    min-height: ${tokens.space[16]};
    padding: ${tokens.space[3]} ${tokens.space[4]};
    list-style: none;
    cursor: pointer;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  ${media.lg} {
    display: none;
  }
`;

const More = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${tokens.color.actionText};
  font-size: ${tokens.text[14]};
  font-weight: 600;
  white-space: nowrap;

  details[open] & svg {
    transform: rotate(180deg);
  }
`;

const Inside = styled.div`
  padding: 0 ${tokens.space[4]} ${tokens.space[4]};

  & > dl {
    margin-top: ${tokens.space[3]};
  }
`;

const Bags = styled.div`
  margin-block: ${tokens.space[3]};
  padding-block: ${tokens.space[3]};
  border-block: 1px solid ${tokens.color.line};
`;

/** The order folded above the form, where there is no room beside it. */
export function MobileSummary({ offer }: { offer: FlightOffer }) {
  const { t } = useTexts('booking');
  const { dayAndMonth } = useFormats();
  const { from, to } = tripEnds(offer);
  const first = offer.itineraries[0];
  const last = offer.itineraries.at(-1);
  const leaves = first && departureOf(first)?.at;
  const ends = offer.itineraries.length > 1 ? last && departureOf(last)?.at : first && arrivalOf(first)?.at;
  const dates = [leaves, ends].filter((date) => date !== undefined).map((date) => dayAndMonth(date));
  return (
    <Fold as="details">
      <summary>
        <span>
          <b>{t('summary.route', { from, to })}</b>
          <Muted as="span">
            <br />
            {offer.itineraries.length > 1 ? dates.join(' – ') : dates[0]},{' '}
            {t('summary.travellers', { count: offer.travelerPricings.length })}
          </Muted>
        </span>
        <More>
          {t('summary.more')}
          <Icon name="chevron-down" size="s" />
        </More>
      </summary>
      <Inside>
        <TripLegs offer={offer} />
        <Bags>
          <TripBags offer={offer} />
        </Bags>
        <PriceBreakdown offer={offer} />
      </Inside>
    </Fold>
  );
}
