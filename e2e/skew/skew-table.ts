import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** A journey on a page with one version of before, and what came of it. */
export interface SkewCell {
  /** `host 1.0.0-1a2b3c4d` */
  previous: string;
  journey: string;
  outcome: string;
}

/** Annotation by which a test hands its cell to the table. */
export const SKEW_CELL = 'skew-cell';

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Prints which journeys hold with which version of before, when everything has run. */
export default class SkewTable implements Reporter {
  readonly #cells = new Map<string, SkewCell>();

  onTestEnd(_test: TestCase, { annotations, status }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type !== SKEW_CELL || !description) continue;
      const cell: SkewCell = JSON.parse(description);
      const failed = status === 'skipped' ? 'not there' : 'FAILED';
      const outcome = status === 'passed' ? cell.outcome : failed;
      this.#cells.set(`${cell.previous} ${cell.journey}`, { ...cell, outcome });
    }
  }

  onEnd(): void {
    const cells = [...this.#cells.values()];
    if (cells.length === 0) return;
    const journeys = distinct(cells.map(({ journey }) => journey)).sort();
    const outcomeOf = (previous: string, journey: string) =>
      cells.find((cell) => cell.previous === previous && cell.journey === journey)?.outcome ?? '-';
    const rows = distinct(cells.map(({ previous }) => previous))
      .sort()
      .map((previous) => [previous, ...journeys.map((journey) => outcomeOf(previous, journey))]);
    const table = [['previous release', ...journeys], ...rows];
    const widths = (table[0] ?? []).map((_, column) =>
      Math.max(...table.map((row) => row[column]?.length ?? 0)),
    );
    const lines = table.map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
    console.info(`\nSkew: each journey with one release of before beside today's\n${lines.join('\n')}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
