import { useTexts } from '@alisio/platform/sdk/i18n';
import { Radio, RadioGroup } from '@alisio/shared-ui/field';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { Ref } from 'react';

/** With the card fields of this page, or on the provider's own page. */
export type PaymentWay = 'card' | 'page';

const Ways = styled(RadioGroup)`
  margin-bottom: ${tokens.space[4]};
`;

interface PaymentWayChoiceProps {
  ref?: Ref<HTMLFieldSetElement>;
  way: PaymentWay;
  onChange: (way: PaymentWay) => void;
  /** id of what is to be read with the question */
  describedBy?: string | undefined;
}

/** How to pay: here, or elsewhere and back. */
export function PaymentWayChoice({ ref, way, onChange, describedBy }: PaymentWayChoiceProps) {
  const { t } = useTexts('booking');
  return (
    <Ways ref={ref} legend={t('hosted.how')} aria-describedby={describedBy}>
      {(['card', 'page'] as const).map((one) => (
        <Radio
          key={one}
          name="payment-way"
          value={one}
          label={t(`hosted.ways.${one}`)}
          checked={way === one}
          onChange={() => onChange(one)}
        />
      ))}
    </Ways>
  );
}
