import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PendingPart } from '@alisio/shared-contracts/orders';
import { Icon } from '@alisio/shared-ui/icons';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space } = tokens;

const Steps = styled.ol`
  & > li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: ${space[10]};
    border-bottom: 1px solid ${color.line};
    color: ${color.ink2};
  }

  & > [aria-current] {
    color: ${color.ink};
    font-weight: 600;
  }

  & svg {
    color: ${color.goodText};
  }
`;

/** Of a step that is not done: the one that is waited for has a mark in it. */
const Ring = styled.span`
  flex: none;
  width: ${space[4]};
  height: ${space[4]};
  border: 2px solid ${color.control};
  border-radius: 50%;

  [aria-current] > & {
    border-color: ${color.action};
    border-right-color: transparent;
  }
`;

/** What a payment goes through, and whose answer it waits for. */
export function PaymentSteps({ waitsFor }: { waitsFor: PendingPart }) {
  const { t } = useTexts('booking');
  const current = waitsFor === 'bank' ? 1 : 2;
  return (
    <Steps aria-label={t('pending.steps.label')}>
      {['sent', 'bank', 'booking'].map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined}>
          {index < current ? <Icon name="check" size="s" /> : <Ring aria-hidden="true" />}
          {t(`pending.steps.${step}`)}
        </li>
      ))}
    </Steps>
  );
}
