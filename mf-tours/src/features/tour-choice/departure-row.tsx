import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { TourDeparture } from '@alisio/shared-contracts/tours';
import { Price } from '@alisio/shared-ui/price';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useTourWords } from '../../words/tour-words.ts';
import { SeatDots } from './seat-dots.tsx';

const { color, space, text } = tokens;

const Row = styled.label`
  display: grid;
  position: relative;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.control};
  background: ${color.surface};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color.action};
    box-shadow: inset 0 0 0 1px ${color.action};
  }

  &:has(:disabled) {
    background: transparent;
    color: ${color.ink2};
    cursor: default;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  & > input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.action};
  }

  ${media.md} {
    grid-template-columns: auto minmax(0, 1fr) auto 120px;
  }
`;

const When = styled.span`
  display: grid;

  & > span {
    font-size: ${text[14]};
    color: ${color.ink2};
  }
`;

const Places = styled.span`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2 / -1;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  font-size: ${text[14]};
  color: ${color.ink2};

  ${media.md} {
    grid-column: auto;
    justify-content: flex-end;
  }
`;

const Cost = styled.span`
  text-align: right;
  white-space: nowrap;

  ${media.belowMd} {
    grid-row: 1;
    grid-column: 3;
  }
`;

export interface DepartureRowProps {
  departure: TourDeparture;
  /** who travels, in all */
  people: number;
  isChosen: boolean;
  onChoose: () => void;
}

/** A departure with its days, guides, places and price, and whether it leaves for sure. */
export function DepartureRow({ departure, people, isChosen, onChoose }: DepartureRowProps) {
  const { t } = useTexts('tours');
  const { dayAndMonth } = useFormats();
  const { moneyParts } = usePrices();
  const words = useTourWords();
  const { startDate, endDate, guides, group, left, booked, going, rooms, currency } = departure;
  const each = rooms.find(({ kind }) => kind === 'double')?.each ?? rooms[0]?.each;
  const state =
    going.state === 'guaranteed'
      ? t('tourPage.departures.guaranteed')
      : t('tourPage.departures.forming', {
          booked: t('tourPage.departures.booked', { count: booked }),
          least: group.least,
          day: going.decidedOn ? dayAndMonth(going.decidedOn) : '',
        });
  const places =
    left === 0
      ? t('tourPage.departures.full')
      : t('tourPage.departures.left', { count: left, all: group.most });
  return (
    <Row>
      <input
        type="radio"
        name="date"
        value={startDate}
        checked={isChosen}
        disabled={left === 0}
        onChange={onChoose}
      />
      <When>
        <b>{words.span(startDate, endDate)}</b>
        <span>{words.guides(guides)}</span>
        <span>{left > 0 ? state : null}</span>
      </When>
      <Places>
        <SeatDots all={group.most} left={left} />
        <span>
          {places}
          {left > 0 && left < people ? `. ${t('tourPage.departures.few', { count: people })}` : ''}
        </span>
      </Places>
      <Cost>
        {left > 0 && each !== undefined ? <Price parts={moneyParts(each, currency)} size="m" /> : '–'}
      </Cost>
    </Row>
  );
}
