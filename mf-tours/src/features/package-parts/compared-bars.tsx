import { useTexts } from '@alisio/platform/sdk/i18n';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { PackageSum } from './package-sum.ts';

const { color, space, text } = tokens;

const Bars = styled.div`
  display: grid;
  gap: ${space[2]};
  font-size: ${text[14]};
  font-variant-numeric: tabular-nums;

  & p {
    display: flex;
    justify-content: space-between;
  }
`;

/** In shares of its width: a server writes no styles. Each part is lighter than the one before; what is saved is hollow. */
const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 16px;

  & > rect {
    fill: ${color.action};
    stroke: ${color.surface};
    stroke-width: 2px;
  }

  &[data-apart] > rect {
    fill: ${color.control};
  }

  & > [data-part='hotel'] {
    fill-opacity: 0.72;
  }

  & > [data-part='plan'] {
    fill-opacity: 0.45;
  }

  & > [data-part='saved'] {
    fill: ${color.goodSoft};
    stroke: ${color.goodText};
  }
`;

export interface ComparedBarsProps {
  sum: PackageSum;
  /** both totals as they are written */
  words: { together: string; apart: string };
}

const PARTS = ['flight', 'hotel', 'plan'] as const;

/** The parts of a bar, each from where the one before ends. Minor units. */
function barOf(sum: PackageSum, by: 'together' | 'apart') {
  let at = 0;
  return PARTS.flatMap((part) => {
    const amount = sum[part]?.[by] ?? 0;
    const from = at;
    at += amount;
    return amount > 0 ? [{ part, from, amount }] : [];
  });
}

/** Both totals to one scale; what they say stands in the table above. */
export function ComparedBars({ sum, words }: ComparedBarsProps) {
  const { t } = useTexts('tours');
  const { all } = sum;
  const share = (minor: number) => `${(100 * minor) / Math.max(1, all.apart)}%`;
  const rects = (by: 'together' | 'apart') =>
    barOf(sum, by).map(({ part, from, amount }) => (
      <rect key={part} data-part={part} x={share(from)} width={share(amount)} height="16" />
    ));
  return (
    <Bars aria-hidden="true">
      <div>
        <p>
          <span>{t('packages.together')}</span>
          <b>{words.together}</b>
        </p>
        <Bar focusable="false">
          {rects('together')}
          {all.apart > all.together ? (
            <rect
              data-part="saved"
              x={share(all.together)}
              y="1"
              width={share(all.apart - all.together)}
              height="14"
            />
          ) : null}
        </Bar>
      </div>
      <div>
        <p>
          <span>{t('packages.apart')}</span>
          <b>{words.apart}</b>
        </p>
        <Bar focusable="false" data-apart="">
          {rects('apart')}
        </Bar>
      </div>
    </Bars>
  );
}
