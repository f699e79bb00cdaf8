import { useTexts } from '@alisio/platform/sdk/i18n';
import { cabinClass, type FlightSearchForm } from '@alisio/shared-contracts/flights';
import { COUNT_LIMITS } from '@alisio/shared-contracts/rules';
import { Radio, RadioGroup } from '@alisio/shared-ui/field';
import type { GuestCounts } from '@alisio/shared-ui/guests';
import { GuestsPanel } from '@alisio/shared-ui/guests-panel';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { memo, type RefObject } from 'react';

const KINDS = ['adult', 'child', 'infant'] as const;
const BOUNDS = {
  adult: COUNT_LIMITS.adults,
  child: COUNT_LIMITS.children,
  infant: COUNT_LIMITS.infants,
} as const;

/** Two columns of cabins; as wide as the panel may be, so that a limit's text does not widen it. */
const Cabins = styled(RadioGroup)`
  width: 408px;
  max-width: 100%;

  & > div {
    display: grid;
    grid-template: auto auto / auto auto;
    grid-auto-flow: column;
    gap: 0 ${tokens.space[2]};
  }
`;

export type Party = Pick<FlightSearchForm, 'adultCount' | 'childrenCount' | 'infantCount' | 'cabinClass'>;

export interface TravelersPanelProps extends Party {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChange: (change: Partial<FlightSearchForm>) => void;
}

type CabinsProps = Pick<TravelersPanelProps, 'cabinClass' | 'onChange'>;

/** Drawn again for another cabin only, not with each traveller. */
const CabinChoice = memo(function CabinChoice({ cabinClass: chosen, onChange }: CabinsProps) {
  const { t } = useTexts('flights');
  return (
    <Cabins legend={t('search.cabin')}>
      {cabinClass.options.map((cabin) => (
        <Radio
          key={cabin}
          name="cabin"
          value={cabin}
          checked={chosen === cabin}
          onChange={() => onChange({ cabinClass: cabin })}
          label={t(`cabins.${cabin}`)}
        />
      ))}
    </Cabins>
  );
});

/** §5, §9: one to nine adults, none to nine children and infants, nine in all, an adult's lap for each infant. */
export default function TravelersPanel(props: TravelersPanelProps) {
  const { adultCount, childrenCount, infantCount, cabinClass: cabin, onChange, ...panel } = props;
  const { t } = useTexts('flights');
  const travel = ({ adult, child, infant }: GuestCounts<(typeof KINDS)[number]>) =>
    onChange({ adultCount: adult, childrenCount: child, infantCount: infant });
  return (
    <GuestsPanel
      {...panel}
      panelLabel={t('search.travelersAndCabin')}
      doneLabel={t('travelers.done')}
      kinds={KINDS.map((id) => ({
        ...BOUNDS[id],
        id,
        label: t(`travelers.${id}`),
        hint: t(`travelers.${id}Age`),
        decreaseLabel: t(`travelers.${id}Less`),
        increaseLabel: t(`travelers.${id}More`),
      }))}
      value={{ adult: adultCount, child: childrenCount, infant: infantCount }}
      onChange={travel}
      total={{ of: KINDS, max: COUNT_LIMITS.total, text: t('travelers.limit', { max: COUNT_LIMITS.total }) }}
      rules={[{ kind: 'infant', notAbove: 'adult', text: t('travelers.lapLimit') }]}
    >
      <CabinChoice cabinClass={cabin} onChange={onChange} />
    </GuestsPanel>
  );
}
