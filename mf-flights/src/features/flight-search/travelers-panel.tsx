import { useTexts } from '@alisio/platform/sdk/i18n';
import { cabinClass, type FlightSearchForm } from '@alisio/shared-contracts/flights';
import { COUNT_LIMITS } from '@alisio/shared-contracts/rules';
import { Button } from '@alisio/shared-ui/button';
import { Radio, RadioGroup } from '@alisio/shared-ui/field';
import { Stack } from '@alisio/shared-ui/layout';
import { Popover } from '@alisio/shared-ui/popover';
import { Stepper } from '@alisio/shared-ui/stepper';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactElement } from 'react';

const Cabin = styled(Stack)`
  margin-top: ${tokens.space[2]};
  padding-top: ${tokens.space[4]};
  border-top: 1px solid ${tokens.color.line};
`;

export interface TravelersPanelProps {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  form: FlightSearchForm;
  onChange: (change: Partial<FlightSearchForm>) => void;
}

/** §5, §9: one to nine adults, none to nine children and infants, nine in all, an adult's lap for each infant. */
export default function TravelersPanel({ trigger, open, onOpenChange, form, onChange }: TravelersPanelProps) {
  const { t } = useTexts('flights');
  const { adultCount, childrenCount, infantCount } = form;
  const free = COUNT_LIMITS.total - adultCount - childrenCount - infantCount;
  const limit = t('travelers.limit', { max: COUNT_LIMITS.total });
  const adults = (count: number) =>
    onChange({ adultCount: count, infantCount: Math.min(infantCount, count) });
  const stepper = (kind: 'adult' | 'child' | 'infant') => ({
    label: t(`travelers.${kind}`),
    hint: t(`travelers.${kind}Age`),
    decreaseLabel: t(`travelers.${kind}Less`),
    increaseLabel: t(`travelers.${kind}More`),
  });
  const lapFull = infantCount >= adultCount;
  return (
    <Popover trigger={trigger} label={t('search.travelersAndCabin')} open={open} onOpenChange={onOpenChange}>
      <Stepper
        {...stepper('adult')}
        value={adultCount}
        min={COUNT_LIMITS.adults.min}
        max={adultCount + free}
        onChange={adults}
        limitText={limit}
      />
      <Stepper
        {...stepper('child')}
        value={childrenCount}
        min={0}
        max={childrenCount + free}
        onChange={(count) => onChange({ childrenCount: count })}
        limitText={limit}
      />
      <Stepper
        {...stepper('infant')}
        value={infantCount}
        min={0}
        max={Math.min(adultCount, infantCount + free)}
        onChange={(count) => onChange({ infantCount: count })}
        limitText={lapFull && infantCount > 0 ? t('travelers.lapLimit') : free === 0 ? limit : undefined}
      />
      <Cabin gap={4}>
        <RadioGroup legend={t('search.cabin')}>
          {cabinClass.options.map((cabin) => (
            <Radio
              key={cabin}
              name="cabin"
              value={cabin}
              checked={form.cabinClass === cabin}
              onChange={() => onChange({ cabinClass: cabin })}
              label={t(`cabins.${cabin}`)}
            />
          ))}
        </RadioGroup>
        <Button full size="s" onClick={() => onOpenChange(false)}>
          {t('travelers.done')}
        </Button>
      </Cabin>
    </Popover>
  );
}
