import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import {
  sleepersOf,
  sumOf,
  type TourRoomKind,
  tourShares,
  writeTourRooms,
} from '@alisio/shared-contracts/tours';
import { Radio } from '@alisio/shared-ui/field';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useTourWords } from '../../words/tour-words.ts';
import type { Chosen } from './chosen.ts';

/** Names of two and three lines: with room between them one sees which belongs to which circle. */
const Ways = styled.fieldset`
  display: grid;
  gap: ${tokens.space[3]};
`;

export interface RoomChoiceProps {
  chosen: Chosen;
  options: readonly (readonly TourRoomKind[])[];
  onChange: (kinds: readonly TourRoomKind[]) => void;
}

/** The ways in which a small party may sleep, each with what it comes to for all. */
export function RoomChoice({ chosen: { departure, party, kinds }, options, onChange }: RoomChoiceProps) {
  const { t } = useTexts('tours');
  const { list } = useFormats();
  const sums = usePriceSums();
  const words = useTourWords();
  const setOf = (rooms: readonly TourRoomKind[]) => writeTourRooms(rooms.toSorted());
  const said = (rooms: readonly TourRoomKind[]) =>
    list(
      [...new Set(rooms)].map((kind) => words.roomCount(kind, rooms.filter((one) => one === kind).length)),
    );
  const priced = options
    .flatMap((rooms) => {
      const shares = tourShares(sleepersOf(rooms, party) ?? [], departure);
      return shares ? [{ rooms, shares }] : [];
    })
    .toSorted((one, other) => sumOf(one.shares) - sumOf(other.shares));
  return (
    <Ways>
      <VisuallyHidden as="legend">{t('tourPage.rooms.title')}</VisuallyHidden>
      {priced.map(({ rooms, shares }) => (
        <Radio
          key={setOf(rooms)}
          name="rooms"
          value={writeTourRooms(rooms)}
          label={said(rooms)}
          aside={sums.totalText({ amounts: shares, currency: departure.currency })}
          checked={setOf(rooms) === setOf(kinds)}
          onChange={() => onChange(rooms)}
        />
      ))}
      {departure.rooms.some(({ kind }) => kind === 'shared') ? (
        <Muted>{t('tourPage.rooms.sharedText')}</Muted>
      ) : null}
    </Ways>
  );
}
