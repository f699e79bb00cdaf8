import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { HotelDetail } from '@alisio/shared-contracts/hotels';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useHotelWords } from '../../words/hotel-words.ts';

const { color, space, text } = tokens;

const List = styled.ul`
  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: 10px;
    border-bottom: 1px solid ${color.line};
    font-size: ${text[15]};
  }

  & span {
    color: ${color.ink2};
  }

  & b {
    font-weight: 600;
    text-align: right;
    white-space: nowrap;
  }
`;

/** Metres a minute on foot, and how far somebody still walks. */
const WALKING = 75;
const WALKED = 2500;

/** What is near, and how far: on foot while that is a walk. Distances are as the crow flies. */
export function NearList({ nearby }: Pick<HotelDetail, 'nearby'>) {
  const { t } = useTexts('hotels');
  const { duration } = useFormats();
  const { far } = useHotelWords();
  return (
    <List>
      {nearby.map(({ name, metres }) => (
        <li key={name}>
          <span>{name}</span>
          <b>
            {metres <= WALKED
              ? t('hotel.near.walk', {
                  far: far(metres / 1000),
                  time: duration(Math.max(1, Math.round(metres / WALKING))),
                })
              : far(metres / 1000)}
          </b>
        </li>
      ))}
    </List>
  );
}
