import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums, useToday } from '@alisio/platform/sdk/visitor';
import { addDays, daysBetween } from '@alisio/shared-contracts/dates';
import { sumOf, type TourCancellation } from '@alisio/shared-contracts/tours';
import { type CancellationKind, CancellationLine, CancellationScale } from '@alisio/shared-ui/cancellation';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const Terms = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  margin-top: ${tokens.space[4]};
`;

export interface CancellationTermsProps {
  steps: readonly TourCancellation[];
  /** ISO date on which the tour begins: from then on nothing is left to give back */
  starts: string;
  /** what each traveler pays in all, minor units */
  shares: readonly number[];
  currency: string;
}

interface Stretch {
  kind: CancellationKind;
  text: string;
  /** to the next one, or until the tour begins */
  days: number;
}

/**
 * Until when all comes back, then what is kept, with its amount and its day: a line to scale, and the words of each stretch.
 * What is over is not said.
 */
export function CancellationTerms({ steps, starts, shares, currency }: CancellationTermsProps) {
  const { t } = useTexts('tours');
  const { dayAndMonth } = useFormats();
  const sums = usePriceSums();
  const today = useToday();
  const dayOf = (step: TourCancellation | undefined) => step?.from?.slice(0, 10);
  const stretches = steps.flatMap((step, at): Stretch[] => {
    const end = dayOf(steps[at + 1]);
    // Its time is over.
    if (end !== undefined && end <= today) return [];
    const since = dayOf(step);
    const isNow = since === undefined || since <= today;
    const days = Math.max(0, daysBetween(isNow ? today : since, end ?? starts));
    const kept = Math.round((sumOf(shares) * step.keepsPercent) / 100);
    const words = {
      until: end === undefined ? '' : dayAndMonth(addDays(end, -1)),
      from: since === undefined ? '' : dayAndMonth(since),
      amount: sums.totalText({ amounts: [kept], currency }),
    };
    if (step.keepsPercent === 0)
      return [
        { kind: 'free', days, text: t(end ? 'tourPage.cancel.freeUntil' : 'tourPage.cancel.free', words) },
      ];
    if (step.keepsPercent < 100)
      return [
        { kind: 'fee', days, text: t(isNow ? 'tourPage.cancel.feeNow' : 'tourPage.cancel.feeFrom', words) },
      ];
    return [
      { kind: 'none', days, text: t(isNow ? 'tourPage.cancel.noneNow' : 'tourPage.cancel.noneFrom', words) },
    ];
  });
  return (
    <Terms>
      {stretches.length > 1 ? (
        <CancellationScale
          stretches={stretches}
          ends={[t('tourPage.cancel.today'), t('tourPage.cancel.starts', { day: dayAndMonth(starts) })]}
        />
      ) : null}
      {stretches.map(({ kind, text }) => (
        <CancellationLine key={text} kind={kind}>
          {text}
        </CancellationLine>
      ))}
    </Terms>
  );
}
