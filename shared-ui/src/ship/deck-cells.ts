import type { CabinKind } from './cabin-drawings.ts';

/** Which side of the ship, looking ahead; `inner` cabins lie between the corridors. */
export type ShipSide = 'port' | 'starboard';

/** A cabin of a deck as it is drawn, in units of the drawing. */
export interface DeckCell {
  kind: CabinKind;
  side: ShipSide;
  /** deck, then its place from the bow on; even to port, odd to starboard */
  number: number;
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** Width and height of a deck's drawing, bow to the right, with the room above for the number that is marked. */
export const DECK_BOX = { left: 0, top: -26, wide: 680, high: 186 } as const;

const COLUMNS = 32;
const FIRST = { x: 62, step: 17, wide: 15 } as const;
const LIFTS = [9, 10, 21, 22];
const OUTER = {
  port: { y: 26, from: 0, to: COLUMNS },
  starboard: { y: 112, from: 2, to: COLUMNS - 2 },
} as const;
const INNER = { port: { y: 56, from: 2, to: 29 }, starboard: { y: 88, from: 2, to: 29 } } as const;
const HEIGHTS = { outer: 22, inner: 16 } as const;
const SIDES = ['port', 'starboard'] as const;
/** Numbers of a deck: outer cabins in its first hundred, inner ones in the next. */
const HUNDREDS = { outer: 100, inner: 200 } as const;

/** The kinds with a window, from the stern on: where a deck has several, each has a part of its length. */
const WINDOWED: readonly CabinKind[] = ['suite', 'balcony', 'oceanview'];

/** Cabins of a deck: those with a window along both sides, those without between the lifts. */
export function deckCells(deck: number, kinds: readonly CabinKind[]): DeckCell[] {
  const outer = WINDOWED.filter((kind) => kinds.includes(kind));
  const columns = Array.from({ length: COLUMNS }, (_, at) => at);
  return SIDES.flatMap((side, odd) => {
    const cell = (ring: 'outer' | 'inner', at: number, kind: CabinKind): DeckCell => ({
      kind,
      side,
      number: deck * 1000 + HUNDREDS[ring] + 2 * (COLUMNS - 1 - at) + odd,
      x: FIRST.x + at * FIRST.step,
      y: (ring === 'outer' ? OUTER : INNER)[side].y,
      wide: FIRST.wide,
      high: HEIGHTS[ring],
    });
    const [rim, core] = [OUTER[side], INNER[side]];
    const outerCells = columns
      .filter((at) => at >= rim.from && at < rim.to)
      .flatMap((at) => {
        const kind = outer[Math.floor((at / COLUMNS) * outer.length)];
        return kind ? [cell('outer', at, kind)] : [];
      });
    const innerCells = kinds.includes('inside')
      ? columns
          .filter((at) => at >= core.from && at < core.to && !LIFTS.includes(at))
          .map((at) => cell('inner', at, 'inside'))
      : [];
    return [...outerCells, ...innerCells];
  });
}

/** One cabin of a kind on a deck, away from the lifts, the same for the same seed; none where the deck has none. */
export function cellFor(
  deck: number,
  kinds: readonly CabinKind[],
  kind: CabinKind,
  seed: string,
): DeckCell | undefined {
  const nearLift = ({ x }: DeckCell) =>
    LIFTS.some((at) => Math.abs(FIRST.x + at * FIRST.step - x) <= 2 * FIRST.step);
  const cells = deckCells(deck, kinds).filter((cell) => cell.kind === kind);
  const quiet = cells.filter((cell) => !nearLift(cell));
  const choice = quiet.length > 0 ? quiet : cells;
  const sum = [...seed].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return choice[sum % Math.max(choice.length, 1)];
}
