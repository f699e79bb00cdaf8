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

/** In shares of its width: a server writes no styles. What is saved is hollow. */
const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 12px;

  & > [data-part='flight'] {
    fill: ${color.action};
  }

  & > [data-part='hotel'] {
    fill: ${color.accent};
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

/** Both totals to one scale; what they say stands in the table above. */
export function ComparedBars({ sum, words }: ComparedBarsProps) {
  const { t } = useTexts('tours');
  const { flight, hotel, all } = sum;
  const share = (minor: number) => `${(100 * minor) / Math.max(1, all.apart)}%`;
  return (
    <Bars aria-hidden="true">
      <div>
        <p>
          <span>{t('packages.together')}</span>
          <b>{words.together}</b>
        </p>
        <Bar focusable="false">
          <rect data-part="flight" width={share(flight.together)} height="12" />
          <rect data-part="hotel" x={share(flight.together)} width={share(hotel.together)} height="12" />
          {all.apart > all.together ? (
            <rect
              data-part="saved"
              x={share(all.together)}
              width={share(all.apart - all.together)}
              height="12"
            />
          ) : null}
        </Bar>
      </div>
      <div>
        <p>
          <span>{t('packages.apart')}</span>
          <b>{words.apart}</b>
        </p>
        <Bar focusable="false">
          <rect data-part="flight" width={share(flight.apart)} height="12" />
          <rect data-part="hotel" x={share(flight.apart)} width={share(hotel.apart)} height="12" />
        </Bar>
      </div>
    </Bars>
  );
}
