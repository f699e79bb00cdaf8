import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useToday } from '@alisio/platform/sdk/visitor';
import { daysBetween } from '@alisio/shared-contracts/dates';
import { CancellationScale } from '@alisio/shared-ui/cancellation';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { TourStep } from './tour-terms.ts';

const Above = styled.div`
  margin-top: ${tokens.space[4]};
`;

interface TermsScaleProps {
  steps: readonly TourStep[];
  /** ISO date: when there is nothing left to give back */
  end: string;
  /** the whole price, integer minor units */
  paid: number;
}

/** What is kept of the money until the tour begins, drawn to scale; the sentence beneath it says the same in words. */
export function TermsScale({ steps, end, paid }: TermsScaleProps) {
  const { t } = useTexts('booking');
  const { dayAndMonth } = useFormats();
  const today = useToday();
  return (
    <Above>
      <CancellationScale
        stretches={steps.map(({ from = today, keeps }, at) => ({
          kind: keeps === 0 ? 'free' : keeps >= paid ? 'none' : 'fee',
          days: Math.max(0, daysBetween(from.slice(0, 10), steps[at + 1]?.from?.slice(0, 10) ?? end)),
        }))}
        ends={[t('tour.today'), dayAndMonth(end)]}
      />
    </Above>
  );
}
