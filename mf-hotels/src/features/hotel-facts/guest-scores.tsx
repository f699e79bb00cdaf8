import { useTexts } from '@alisio/platform/sdk/i18n';
import type { HotelDetail } from '@alisio/shared-contracts/hotels';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useHotelWords } from '../../words/hotel-words.ts';

const { color, space } = tokens;

const List = styled.dl`
  display: grid;
  gap: ${space[3]};
  max-width: 480px;

  & > div {
    display: grid;
    grid-template-columns: 112px 1fr;
    gap: ${space[3]};
    align-items: center;
  }

  & dt {
    color: ${color.ink2};
  }

  & dd {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** Its width is an attribute: a server writes no styles. */
const Meter = styled.svg`
  flex: 1 1 0;
  width: 0;
  height: 6px;
  border-radius: 3px;
  background: ${color.line};

  & > rect {
    fill: ${color.action};
  }
`;

/** What guests said by criterion: the numbers of its supplier, in nobody's words. */
export function GuestScores({ scores }: Pick<HotelDetail, 'scores'>) {
  const { t } = useTexts('hotels');
  const words = useHotelWords();
  if (scores.length === 0) return <Muted>{t('hotel.score.none')}</Muted>;
  return (
    <List>
      {scores.map(({ criterion, score }) => (
        <div key={criterion}>
          <dt>{t(`hotel.criterion.${criterion}`)}</dt>
          <dd>
            <Meter aria-hidden="true" focusable="false">
              <rect width={`${score}%`} height="6" rx="3" />
            </Meter>
            {words.score({ score, count: 0 }).score}
          </dd>
        </div>
      ))}
    </List>
  );
}
