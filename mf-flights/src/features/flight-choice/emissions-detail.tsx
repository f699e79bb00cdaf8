import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { co2Difference, co2PerTraveler } from '../../offers/offer-summary.ts';

const Bars = styled.svg`
  display: block;
  width: 100%;
  height: 36px;
  margin-block: ${tokens.space[2]};
  fill: ${tokens.color.lineStrong};

  & > [data-own] {
    fill: ${tokens.color.ink};
  }
`;

const Said = styled.p`
  font-size: ${tokens.text[15]};
`;

/** One traveler's CO₂ of the trip beside what is usual on the route: in words, and as two bars to scale. */
export function EmissionsDetail({ offer }: { offer: FlightOffer }) {
  const { t } = useTexts('flights');
  const { number } = useFormats();
  const { weight, typicalWeight } = offer.co2Emissions;
  const difference = co2Difference(offer);
  const against = difference === 0 ? 'facts.co2Usual' : difference < 0 ? 'facts.co2Less' : 'facts.co2More';
  const most = Math.max(weight, typicalWeight, 1);
  return (
    <>
      <Said>
        {t(offer.oneWay ? 'sheet.co2' : 'sheet.co2BothWays', {
          weight: number(co2PerTraveler(offer)),
          against: t(against, { percent: Math.abs(difference) }),
        })}
      </Said>
      {typicalWeight > 0 ? (
        <Bars viewBox="0 0 100 36" preserveAspectRatio="none" aria-hidden="true">
          <rect data-own y="4" width={(100 * weight) / most} height="12" />
          <rect y="20" width={(100 * typicalWeight) / most} height="12" />
        </Bars>
      ) : null}
    </>
  );
}
