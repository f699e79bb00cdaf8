import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Outcome } from './cells.ts';
import { CODE_FAULTS } from './code-faults.ts';
import { NETWORK_FAULTS } from './network-faults.ts';
import { PARTS } from './remote-parts.ts';

/** One remote's part under one fault, and what came of it. */
export interface Cell {
  remote: string;
  part: string;
  fault: string;
  outcome: Outcome | 'FAILED';
}

/** Annotation by which a test hands a cell to the table. */
export const CELL = 'fault-cell';

const shown = (cell: Cell | undefined): string => {
  if (!cell) return '-';
  if (cell.outcome === 'FAILED') return 'FAILED';
  const { seconds, recovery } = cell.outcome;
  return seconds === undefined ? recovery : `${seconds.toFixed(1)} s, ${recovery}`;
};

const FAULTS = [...NETWORK_FAULTS, ...CODE_FAULTS.map((fault) => `released: ${fault}`)];

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

function tableOf(remote: string, cells: readonly Cell[]): string {
  const own = cells.filter((cell) => cell.remote === remote);
  const parts = PARTS.filter((part) => own.some((cell) => cell.part === part));
  const faults = FAULTS.filter((fault) => own.some((cell) => cell.fault === fault));
  const rows = faults.map((fault) => [
    fault,
    ...parts.map((part) => shown(own.find((cell) => cell.part === part && cell.fault === fault))),
  ]);
  const table = [[remote, ...parts], ...rows];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const LEGEND = `Each cell: a cold browser opens the page with that part broken on its way or, where it says so, in a version that was
released and signed like that. Seconds until the message with its retry stood; then how the page came back: "retry" (the
cause gone, the button pressed, no document loaded anew), "itself" (it was only slow), "next version" (a released file
never changes: each retry ends in the message, another version comes with the next document), "unaffected" (nobody asks
for the manifest while pages run). What hangs is told after six seconds here, and a shell waits longer. In each cell the header led to another page and back, and no moment was blank.
"tab of the home" and "card of the home" are parts that the remote offers to the home's page: there the seconds are from
the press of the tab, or from where the card's room came into view, until their link stood in the room that was kept for
them; each was reported with its remote and version, nothing moved, and flights were searched beside it. "search on a 404"
is a part, too, at an address that leads nowhere, whose page is the shell's.
Remotes have no stylesheet; a shared library is the shell's file that the page asks for.`;

/** Prints the cells of all tests as one table for each remote, when everything has run. */
export default class FaultTable implements Reporter {
  readonly #cells = new Map<string, Cell>();

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type !== CELL || !description) continue;
      const cell: Cell = JSON.parse(description);
      this.#cells.set([cell.remote, cell.part, cell.fault].join(), cell);
    }
  }

  onEnd(): void {
    const cells = [...this.#cells.values()];
    if (cells.length === 0) return;
    const tables = distinct(cells.map(({ remote }) => remote))
      .sort()
      .map((remote) => tableOf(remote, cells));
    console.info(`\nFaults: ${cells.length} cells\n${LEGEND}\n\n${tables.join('\n\n')}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
