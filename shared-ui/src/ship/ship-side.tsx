import type { CabinKind } from './cabin-drawings.ts';
import { DeckNumbers, Plan } from './plan-styles.tsx';

/** A deck, counted from the lowest, and the kinds of cabin on it. */
export interface PlanDeck {
  deck: number;
  kinds: readonly CabinKind[];
}

/** Where the ship's outline begins and ends at a height, 0 to 1 of all decks. */
const EDGES: readonly (readonly [height: number, from: number, to: number])[] = [
  [0.1, 40, 590],
  [0.36, 46, 600],
  [0.45, 50, 560],
  [0.64, 58, 522],
  [0.82, 72, 486],
  [0.91, 90, 450],
  [1, 150, 380],
];
/** Units from the keel's line to the highest deck. */
const TALL = { keel: 190, all: 154 } as const;
/** Of a deck's length, free of cabins at the stern and towards the bow. */
const FREE = { stern: 18, bow: 56 } as const;
const WAVES = `M0 206q28-8 56 0${'t56 0'.repeat(10)}t64 0V236H0Z`;

const heightOf = (deck: number, decks: number) => TALL.keel - (deck / decks) * TALL.all;

function edgesAt(height: number): { from: number; to: number } {
  const next = Math.max(
    1,
    EDGES.findIndex(([at]) => at >= height),
  );
  const [below, above] = [EDGES[next - 1] ?? [0, 40, 590], EDGES[next] ?? [1, 150, 380]];
  const share = Math.min(1, Math.max(0, (height - below[0]) / (above[0] - below[0])));
  return { from: below[1] + (above[1] - below[1]) * share, to: below[2] + (above[2] - below[2]) * share };
}

/** The rows of cabins of a deck: where there are several kinds, each has a part of its length. */
function rowsOf({ deck, kinds }: PlanDeck, decks: number) {
  const { from, to } = edgesAt(deck / decks);
  const [start, length] = [from + FREE.stern, to - from - FREE.stern - FREE.bow];
  return kinds.map((kind, at) => ({
    kind,
    x: start + (length * at) / kinds.length,
    y: heightOf(deck, decks) - 6,
    long: length / kinds.length - (kinds.length > 1 ? 6 : 0),
  }));
}

export interface ShipSideProps {
  /** all decks, the lowest first */
  plan: readonly PlanDeck[];
  /** whose rows are filled */
  kind: CabinKind;
  label: string;
}

/** A ship from the side as a drawing to read, bow to the right: its decks, and on which the wanted cabins lie. */
export function ShipSide({ plan, kind, label }: ShipSideProps) {
  const decks = Math.max(plan.length, 1);
  const y = (height: number) => TALL.keel - height * TALL.all;
  const wanted = plan.filter(({ kinds }) => kinds.includes(kind)).map(({ deck }) => deck);
  const told = [...new Set([wanted[0], wanted.at(-1)])].flatMap((deck) => (deck === undefined ? [] : [deck]));
  return (
    <Plan viewBox="0 0 680 236" role="img" aria-label={label}>
      <path data-part="hull" d="M28 150H560Q620 148 664 126Q650 176 622 206H44Q28 190 28 150Z" />
      <path
        data-part="body"
        d={`M40 150V134L54 ${y(0.64)}L72 ${y(0.82)}H90L104 ${y(1)}H150L158 22H210L216 ${y(1)}H380L400 ${y(0.91)}H450L486 ${y(0.82)}L522 ${y(0.64)}L560 ${y(0.45)}L612 140Q590 148 560 150Z`}
      />
      {plan.map(({ deck }) => {
        const { from, to } = edgesAt(deck / decks);
        const at = heightOf(deck, decks);
        return deck === 1 ? null : <path key={deck} data-part="line" d={`M${from} ${at}H${to}`} />;
      })}
      {plan.flatMap((deck) =>
        rowsOf(deck, decks).map((row) => (
          <path
            key={`${deck.deck} ${row.kind}`}
            data-part="row"
            data-on={row.kind === kind ? '' : undefined}
            strokeWidth={Math.min(7, (TALL.all / decks) * 0.5)}
            d={`M${row.x} ${row.y}h${row.long}`}
          />
        )),
      )}
      <path data-part="line" d={`M478 ${y(0.82)}V${y(1)}M472 ${y(1)}h14`} />
      <path data-part="boats" d="M90 150H480" />
      <path data-part="sea" d={WAVES} />
      <DeckNumbers>
        {told.map((deck) => (
          <text key={deck} x={edgesAt(deck / decks).from - 12} y={heightOf(deck, decks) - 1} textAnchor="end">
            {deck}
          </text>
        ))}
      </DeckNumbers>
    </Plan>
  );
}
