import { shownText } from '../rights/shown-text.ts';

/** Columns as wide as their widest cell, two spaces apart; what somebody wrote stays in its cell. */
export function table(texts: readonly (readonly string[])[]): string {
  const rows = texts.map((row) => row.map(shownText));
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length);
  }
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
