import type { CabinKind } from './cabin-drawings.ts';
import { DECK_BOX, type DeckCell, deckCells } from './deck-cells.ts';
import { Plan } from './plan-styles.tsx';

/** Where the lifts are. */
const LIFTS = [215, 419];

const outline = (cells: readonly DeckCell[]) =>
  cells.map(({ x, y, wide, high }) => `M${x} ${y}h${wide}v${high}h${-wide}z`).join('');

export interface DeckPlanProps {
  deck: number;
  kinds: readonly CabinKind[];
  /** whose cabins are filled */
  kind: CabinKind;
  /** the one that is outlined, with its number above */
  mine?: DeckCell | undefined;
  label: string;
}

/** One deck from above as a drawing to read, bow to the right. */
export function DeckPlan({ deck, kinds, kind, mine, label }: DeckPlanProps) {
  const cells = deckCells(deck, kinds);
  const [wanted, others] = [
    cells.filter((cell) => cell.kind === kind),
    cells.filter((cell) => cell.kind !== kind),
  ];
  const { left, top, wide, high } = DECK_BOX;
  const isBelow = mine?.side === 'starboard';
  return (
    <Plan viewBox={`${left} ${isBelow ? 0 : top} ${wide} ${high}`} role="img" aria-label={label}>
      <path data-part="hull" d="M34 20H590Q652 34 668 80Q652 126 590 140H34Q14 130 14 80T34 20Z" />
      <path data-part="cabins" d={outline(others)} />
      <path data-part="cabins" data-on="" d={outline(wanted)} />
      {LIFTS.map((x) => (
        <g key={x}>
          <rect data-part="line" x={x} y="56" width="32" height="48" rx="4" />
          <path data-part="line" d={`M${x + 10} 76l6-7 6 7M${x + 10} 84l6 7 6-7`} />
        </g>
      ))}
      <path data-part="line" d="M616 60q18 20 0 40" />
      {mine ? (
        <>
          <path data-part="mine" d={outline([mine])} />
          <path
            data-part="pin"
            d={`M${mine.x + mine.wide / 2} ${isBelow ? `${mine.y + mine.high + 2}V162` : `${mine.y - 2}V-2`}`}
          />
          <text x={mine.x + mine.wide / 2} y={isBelow ? 182 : -8} textAnchor="middle">
            {mine.number}
          </text>
        </>
      ) : null}
    </Plan>
  );
}
