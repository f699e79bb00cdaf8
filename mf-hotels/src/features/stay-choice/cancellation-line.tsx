import { useTexts } from '@alisio/platform/sdk/i18n';
import { useToday } from '@alisio/platform/sdk/visitor';
import { daysBetween } from '@alisio/shared-contracts/dates';
import type { RatePlan } from '@alisio/shared-contracts/hotels';
import { Icon } from '@alisio/shared-ui/icons';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useCancellationWords } from './cancellation-words.ts';

const { color, space, text } = tokens;

const Box = styled.div`
  margin-top: ${space[2]};
  font-size: ${text[13]};
  color: ${color.ink2};
`;

const Title = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  font-size: ${text[14]};
  line-height: 20px;

  &[data-free] {
    color: ${color.goodText};
    font-weight: 600;
  }

  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

/** To scale, in shares of its width: a server writes no styles. What is certain is solid, what costs is hollow. */
const Line = styled.svg`
  display: block;
  width: 100%;
  height: 14px;
  margin-top: 2px;
  overflow: visible;
  fill: none;
  stroke: ${color.control};

  & > line {
    stroke-width: 3;
    stroke-linecap: round;
  }

  & > rect {
    stroke-width: 2;
  }

  & > circle {
    fill: ${color.surface};
    stroke-width: 3;
  }

  & > [data-free] {
    stroke: ${color.goodText};
  }
`;

const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  line-height: 16px;
`;

/** Which part of the way from today to the arrival is over on a day; both ends stay to be seen. ISO dates */
function shareUntil(day: string, today: string, arrival: string): number {
  const all = Math.max(1, daysBetween(today, arrival));
  return Math.min(0.94, Math.max(0.06, daysBetween(today, day) / all));
}

/** The way from today to the arrival: until when a plan is given back for nothing, in words and to scale. */
export function CancellationLine({ plan }: { plan: RatePlan }) {
  const { t } = useTexts('hotels');
  const today = useToday();
  const { isFree, title, after, until } = useCancellationWords()(plan);
  const { startDate } = plan.convertedRateInfo;
  const end = until === undefined ? Number(isFree) : shareUntil(until, today, startDate);
  const at = `${Math.round(end * 100)}%`;
  return (
    <Box>
      <Title data-free={isFree || undefined}>
        {isFree ? <Icon name="check" size="s" /> : null}
        {title}
      </Title>
      <Line aria-hidden="true" focusable="false">
        {end < 1 ? <rect x={at} y="4" width={`${100 - Math.round(end * 100)}%`} height="6" rx="3" /> : null}
        {end > 0 ? <line x1="0" x2={at} y1="7" y2="7" data-free={isFree || undefined} /> : null}
        {end > 0 && end < 1 ? <circle cx={at} cy="7" r="4" data-free={isFree || undefined} /> : null}
      </Line>
      <Ends>
        <span>{t('hotel.cancel.today')}</span>
        <span>{after}</span>
      </Ends>
    </Box>
  );
}
