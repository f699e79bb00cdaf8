import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useToday } from '@alisio/platform/sdk/visitor';
import { daysBetween } from '@alisio/shared-contracts/dates';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { TourStep } from './tour-terms.ts';

const Scale = styled.div`
  margin-top: ${tokens.space[4]};
`;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: ${tokens.space[2]};
  margin-bottom: ${tokens.space[1]};
`;

const COLORS = {
  free: tokens.color.goodText,
  fee: tokens.color.accent,
  none: tokens.color.lineStrong,
} as const;

const Stretch = styled.span`
  min-width: ${tokens.space[1]};
  border-radius: ${tokens.radius.pill};
`;

const Ends = styled(Muted)`
  display: flex;
  justify-content: space-between;
`;

interface TermsScaleProps {
  steps: readonly TourStep[];
  /** ISO date: when there is nothing left to give back */
  end: string;
  /** the whole price, integer minor units */
  paid: number;
}

/**
 * What is kept of the money, from today until it begins, drawn to scale: each stretch is as long as its days. The
 * sentence beneath it says the same in words.
 */
export function TermsScale({ steps, end, paid }: TermsScaleProps) {
  const { t } = useTexts('booking');
  const { dayAndMonth } = useFormats();
  const today = useToday();
  const stretches = steps.map(({ from = today, keeps }, at) => ({
    from,
    kind: keeps === 0 ? ('free' as const) : keeps >= paid ? ('none' as const) : ('fee' as const),
    days: Math.max(0, daysBetween(from.slice(0, 10), steps[at + 1]?.from?.slice(0, 10) ?? end)),
  }));
  return (
    <Scale aria-hidden="true">
      <Bar>
        {stretches.map(({ from, kind, days }) => (
          <Stretch key={from} data-kind={kind} style={{ flexGrow: days, background: COLORS[kind] }} />
        ))}
      </Bar>
      <Ends size={13}>
        <span>{t('tour.today')}</span>
        <span>{dayAndMonth(end)}</span>
      </Ends>
    </Scale>
  );
}
