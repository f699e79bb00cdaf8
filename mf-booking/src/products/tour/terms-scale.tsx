import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices, useToday } from '@alisio/platform/sdk/visitor';
import { daysBetween } from '@alisio/shared-contracts/dates';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { TourStep } from './tour-terms.ts';

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: ${tokens.space[2]};
  margin-block: ${tokens.space[3]} ${tokens.space[2]};
`;

const COLORS = {
  free: tokens.color.goodText,
  fee: tokens.color.accentLine,
  none: tokens.color.lineStrong,
} as const;

const Stretch = styled.span`
  min-width: ${tokens.space[1]};
  border-radius: ${tokens.radius.pill};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${tokens.text[14]};
`;

const Step = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space[3]};

  & b {
    white-space: nowrap;
  }
`;

interface TermsScaleProps {
  steps: readonly TourStep[];
  /** local to its place: when there is nothing left to give back */
  end: string;
  /** what was or is charged, integer minor units */
  paid: number;
  currency: string;
}

/**
 * What is kept of the money, from today until it begins: a line to scale, each stretch as long as its days, and the same
 * in words.
 */
export function TermsScale({ steps, end, paid, currency }: TermsScaleProps) {
  const { t } = useTexts('booking');
  const { dayAndMonth } = useFormats();
  const { money } = usePrices();
  const today = useToday();
  const stretches = steps.map(({ from, keeps }, at) => {
    const [begin, until] = [
      from?.slice(0, 10) ?? today,
      steps[at + 1]?.from?.slice(0, 10) ?? end.slice(0, 10),
    ];
    const kind = keeps === 0 ? 'free' : keeps >= paid ? 'none' : 'fee';
    return {
      kind,
      from,
      until: steps[at + 1]?.from,
      keeps,
      days: Math.max(0, daysBetween(begin, until)),
    } as const;
  });
  const sentence = { free: 'tour.terms.free', fee: 'tour.terms.fee', none: 'tour.terms.none' } as const;
  return (
    <>
      <Bar aria-hidden="true">
        {stretches.map(({ kind, days, until }) => (
          <Stretch key={until ?? 'end'} style={{ flexGrow: days, background: COLORS[kind] }} />
        ))}
      </Bar>
      <Steps>
        {stretches.map(({ kind, from, until, keeps }) => (
          <Step key={until ?? 'end'}>
            <span>
              {from === undefined && until !== undefined
                ? t('tour.terms.until', { day: dayAndMonth(until) })
                : from === undefined
                  ? t('tour.terms.always')
                  : t('tour.terms.from', { day: dayAndMonth(from) })}
            </span>
            <b>{t(sentence[kind], { price: money(keeps, currency) })}</b>
          </Step>
        ))}
      </Steps>
    </>
  );
}
