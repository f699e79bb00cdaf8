import { useTexts } from '@alisio/platform/sdk/i18n';
import { Radio, RadioGroup } from '@alisio/shared-ui/field';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

/** With the card fields of this page, or on the provider's own page. */
export type PaymentWay = 'card' | 'page';

const Ways = styled(RadioGroup)`
  margin-bottom: ${tokens.space[4]};
`;

interface PaymentWayChoiceProps {
  way: PaymentWay;
  onChange: (way: PaymentWay) => void;
}

/** How to pay: here, or elsewhere and back. */
export function PaymentWayChoice({ way, onChange }: PaymentWayChoiceProps) {
  const { t } = useTexts('booking');
  return (
    <Ways legend={t('hosted.how')}>
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
