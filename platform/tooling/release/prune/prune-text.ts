import { table } from '../line/table.ts';
import { gapsIn, stretchText } from '../registry/stretches.ts';
import type { Pruned } from './prune-site.ts';

const KILO = 1024;

function bytesText(bytes: number): string {
  if (bytes < KILO * KILO) return `${Math.ceil(bytes / KILO)} KiB`;
  return `${(bytes / KILO / KILO).toFixed(1)} MiB`;
}

/** Numbers in rows as `--over` is written. */
function rowsText(revisions: readonly number[]): string {
  const gaps = gapsIn(revisions);
  const firsts = [...revisions.slice(0, 1), ...gaps.map(({ last }) => last + 1)];
  const lasts = [...gaps.map(({ first }) => first - 1), ...revisions.slice(-1)];
  return stretchText(firsts.map((first, index) => ({ first, last: lasts[index] ?? first })));
}

/** What a prune took away, or would, for a person. */
export function pruneText({ versions, revisions, left }: Pruned, dry: boolean): string {
  const bytes = versions.reduce((sum, one) => sum + one.bytes, 0);
  const rows = versions.map((one) => [one.name, one.version, `${one.files} files`, bytesText(one.bytes)]);
  return [
    ...(rows.length > 0 ? [table(rows), ''] : []),
    ...left.map((sentence) => `! ${sentence}`),
    ...(revisions.length > 0 ? [`Revisions ${rowsText(revisions)}`] : []),
    `${dry ? 'Would go' : 'Gone'}: ${versions.length} versions, ${bytesText(bytes)}, and ${revisions.length} revisions.`,
  ].join('\n');
}
