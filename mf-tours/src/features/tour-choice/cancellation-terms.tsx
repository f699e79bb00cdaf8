import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums, useToday } from '@alisio/platform/sdk/visitor';
import { addDays } from '@alisio/shared-contracts/dates';
import { sumOf, type TourCancellation } from '@alisio/shared-contracts/tours';
import { CancellationLine } from '@alisio/shared-ui/cancellation';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const Terms = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  margin-top: ${tokens.space[4]};
`;

export interface CancellationTermsProps {
  steps: readonly TourCancellation[];
  /** what each traveler pays in all, minor units */
  shares: readonly number[];
  currency: string;
}

/** Until when all comes back, then what is kept, with its amount and its day: what is over is not said. */
export function CancellationTerms({ steps, shares, currency }: CancellationTermsProps) {
  const { t } = useTexts('tours');
  const { dayAndMonth } = useFormats();
  const sums = usePriceSums();
  const today = useToday();
  const dayOf = (step: TourCancellation | undefined) => step?.from?.slice(0, 10);
  const ends = steps.map((_, at) => dayOf(steps[at + 1]));
  const lines = steps.flatMap((step, at): { kind: 'free' | 'fee' | 'none'; text: string }[] => {
    const end = ends[at];
    // Its time is over.
    if (end !== undefined && end <= today) return [];
    const since = dayOf(step);
    const isNow = since === undefined || since <= today;
    const kept = Math.round((sumOf(shares) * step.keepsPercent) / 100);
    const words = {
      until: end === undefined ? '' : dayAndMonth(addDays(end, -1)),
      from: since === undefined ? '' : dayAndMonth(since),
      amount: sums.totalText({ amounts: [kept], currency }),
    };
    if (step.keepsPercent === 0)
      return [{ kind: 'free', text: t(end ? 'tourPage.cancel.freeUntil' : 'tourPage.cancel.free', words) }];
    if (step.keepsPercent < 100)
      return [
        {
          kind: 'fee',
          text: t(isNow ? 'tourPage.cancel.feeNow' : 'tourPage.cancel.feeFrom', words),
        },
      ];
    return [
      {
        kind: 'none',
        text: t(isNow ? 'tourPage.cancel.noneNow' : 'tourPage.cancel.noneFrom', words),
      },
    ];
  });
  return (
    <Terms>
      {lines.map(({ kind, text }) => (
        <CancellationLine key={text} kind={kind}>
          {text}
        </CancellationLine>
      ))}
    </Terms>
  );
}
