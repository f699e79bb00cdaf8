import { percentile } from '../percentile.ts';

/** What came of the requests of one kind in one phase. */
interface Counts {
  took: number[];
  failed: number;
  /** answered only when it was asked once more, as the answer said, or none came */
  again: number;
}

export type Kind = 'page' | 'file' | 'API call' | 'booking';
const KINDS: readonly Kind[] = ['page', 'file', 'API call', 'booking'];

/** What happened to each planned request, by the phase in which it was planned. */
export interface Tally {
  /** From now on requests belong to it. */
  begin(phase: string): void;
  readonly phase: string;
  /** @param ms from the planned moment to the last byte */
  done(phase: string, kind: Kind, ms: number): void;
  again(phase: string, kind: Kind): void;
  /** @param why a sentence, of which the first of each kind of trouble are told */
  failed(phase: string, kind: Kind, why: string): void;
  readonly failures: readonly string[];
  /** of a kind, over all phases */
  failedOf(kind: Kind): number;
  table(): string;
}

const MOST_TOLD = 40;

const atShare = (sorted: readonly number[], share: number): string =>
  sorted.length === 0 ? '–' : percentile(sorted, share).toFixed(0);

export function tally(): Tally {
  const phases = new Map<string, Map<Kind, Counts>>();
  const failures: string[] = [];
  let current = '';

  function countsOf(phase: string, kind: Kind): Counts {
    const kinds = phases.get(phase) ?? new Map<Kind, Counts>();
    phases.set(phase, kinds);
    const counts = kinds.get(kind) ?? { took: [], failed: 0, again: 0 };
    kinds.set(kind, counts);
    return counts;
  }

  function row(phase: string, kind: Kind): string[] {
    const counts = phases.get(phase)?.get(kind);
    if (!counts) return [];
    const { took, failed, again } = counts;
    const sorted = took.toSorted((one, other) => one - other);
    const cells = [took.length + failed, failed, again, atShare(sorted, 0.5), atShare(sorted, 0.99)];
    return [`${phase.padEnd(34)}${kind.padEnd(10)}${cells.map((cell) => String(cell).padStart(9)).join('')}`];
  }

  return {
    begin(phase) {
      current = phase;
      phases.set(phase, new Map());
    },
    get phase() {
      return current;
    },
    done: (phase, kind, ms) => void countsOf(phase, kind).took.push(ms),
    again(phase, kind) {
      countsOf(phase, kind).again += 1;
    },
    failed(phase, kind, why) {
      countsOf(phase, kind).failed += 1;
      if (failures.length < MOST_TOLD) failures.push(`${phase}: ${kind}: ${why}`);
    },
    failures,
    failedOf: (kind) => [...phases.values()].reduce((sum, kinds) => sum + (kinds.get(kind)?.failed ?? 0), 0),
    table() {
      const head = ['phase'.padEnd(34), 'what'.padEnd(10)].join('');
      const columns = ['requests', 'failed', 'again', 'p50 ms', 'p99 ms'].map((cell) => cell.padStart(9));
      const rows = [...phases.keys()].flatMap((phase) => KINDS.flatMap((kind) => row(phase, kind)));
      return [`${head}${columns.join('')}`, ...rows].join('\n');
    },
  };
}
