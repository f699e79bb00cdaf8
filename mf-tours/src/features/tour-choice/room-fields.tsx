import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { TOUR_LIMITS, type TourRoomKind } from '@alisio/shared-contracts/tours';
import { Stepper } from '@alisio/shared-ui/stepper';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useTourWords } from '../../words/tour-words.ts';
import type { Chosen } from './chosen.ts';

const { color, space } = tokens;

const Rows = styled.div`
  & > div:not(:last-of-type) {
    border-bottom: 1px solid ${color.line};
  }
`;

const Beds = styled.p`
  margin-top: ${space[2]};
  font-weight: 600;
  color: ${color.accentText};

  &:empty {
    display: none;
  }
`;

export interface RoomFieldsProps {
  chosen: Chosen;
  onChange: (kinds: readonly TourRoomKind[]) => void;
}

/** How many rooms of each kind, with what a person pays in each; a place alone says what it costs more. */
export function RoomFields({ chosen: { departure, kinds, problem }, onChange }: RoomFieldsProps) {
  const { t } = useTexts('tours');
  const { money } = usePrices();
  const words = useTourWords();
  const double = departure.rooms.find(({ kind }) => kind === 'double')?.each;
  const countOf = (kind: TourRoomKind) => kinds.filter((one) => one === kind).length;
  const hintOf = (kind: TourRoomKind, each: number) =>
    [
      [
        t('tourPage.rooms.each', { amount: money(each, departure.currency) }),
        kind === 'single' && double !== undefined && each > double
          ? t('tourPage.rooms.supplement', { amount: money(each - double, departure.currency) })
          : '',
      ]
        .filter(Boolean)
        .join(', '),
      kind === 'shared' ? t('tourPage.rooms.sharedText') : '',
    ]
      .filter(Boolean)
      .join('. ');
  const set = (kind: TourRoomKind, count: number) =>
    onChange(
      departure.rooms.flatMap((room) =>
        Array<TourRoomKind>(room.kind === kind ? count : countOf(room.kind)).fill(room.kind),
      ),
    );
  return (
    <>
      <Rows>
        {departure.rooms.map(({ kind, each }) => (
          <Stepper
            key={kind}
            label={words.room(kind)}
            hint={hintOf(kind, each)}
            value={countOf(kind)}
            // An address without a room has those that the party would take.
            min={countOf(kind) === kinds.length ? Math.min(1, countOf(kind)) : 0}
            max={TOUR_LIMITS.people}
            onChange={(count) => set(kind, count)}
            decreaseLabel={t('tourPage.rooms.less', { room: words.room(kind) })}
            increaseLabel={t('tourPage.rooms.more', { room: words.room(kind) })}
          />
        ))}
      </Rows>
      <Beds role="status">{problem === 'beds' ? t('tourPage.rooms.beds') : null}</Beds>
    </>
  );
}
