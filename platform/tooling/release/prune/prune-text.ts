import { table } from '../line/table.ts';
import { gapsIn, stretchText } from '../registry/stretches.ts';
import type { RevisionReason } from './kept-revisions.ts';
import type { KeptVersion, VersionReason } from './kept-versions.ts';
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

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

type Words<R extends string> = Readonly<Record<R, string>>;

const versionWords = (keepDays: number): Words<VersionReason> => ({
  live: 'live',
  candidate: 'candidate',
  before: 'the one before',
  revision: 'named by a revision that stays',
  published: `published within ${keepDays} days`,
  moving: 'moved just now',
  unreadable: 'left, see below',
});

const revisionWords = (keepDays: number): Words<RevisionReason> => ({
  days: `of ${keepDays} days, or live when they began`,
  month: 'newest of its month',
  moves: 'tells what was taken back',
  first: 'the first',
});

/** How many there are of each reason, in the order of the words. */
function countsText<R extends string>(words: Words<R>, reasons: readonly { why: R }[]): string {
  const counts = new Map<string, number>();
  for (const { why } of reasons) counts.set(words[why], (counts.get(words[why]) ?? 0) + 1);
  const told = Object.values<string>(words).flatMap((word) => {
    const count = counts.get(word);
    return count === undefined ? [] : [`${word} ${count}`];
  });
  return told.join(', ');
}

/** Under each name what is kept of it, and why. */
function keptTable({ kept }: Pruned, keepDays: number): string {
  const ofRevision = new Map(kept.revisions.map(({ revision, why }) => [revision, why]));
  const reasonText = ({ why, revision }: KeptVersion): string => {
    if (revision === undefined) return versionWords(keepDays)[why];
    const its = ofRevision.get(revision);
    return `revision ${revision}${its ? `: ${revisionWords(keepDays)[its]}` : ''}`;
  };
  let above: string | undefined;
  const rows = kept.versions.map((one) => {
    const name = one.name === above ? '' : one.name;
    above = one.name;
    return [name, one.version, reasonText(one)];
  });
  return table(rows);
}

/** What a prune keeps and why, and what it took away, or would, for a person. */
export function pruneText(pruned: Pruned, { dry, keepDays }: { dry: boolean; keepDays: number }): string {
  const { versions, revisions, left, kept } = pruned;
  const bytes = versions.reduce((sum, one) => sum + one.bytes, 0);
  const rows = versions.map((one) => [one.name, one.version, `${one.files} files`, bytesText(one.bytes)]);
  const ofVersions = countsText(versionWords(keepDays), kept.versions);
  const ofRevisions = countsText(revisionWords(keepDays), kept.revisions);
  return [
    keptTable(pruned, keepDays),
    '',
    `${dry ? 'Would stay' : 'Kept'}: ${counted(kept.versions.length, 'version')} (${ofVersions}),`,
    `and ${counted(kept.revisions.length, 'revision')} (${ofRevisions}): ${rowsText(kept.revisions.map(({ revision }) => revision))}.`,
    '',
    ...(rows.length > 0 ? [table(rows), ''] : []),
    ...left.map((sentence) => `! ${sentence}`),
    ...(revisions.length > 0 ? [`Revisions ${rowsText(revisions)}`] : []),
    `${dry ? 'Would go' : 'Gone'}: ${counted(versions.length, 'version')}, ${bytesText(bytes)}, and ${counted(revisions.length, 'revision')}.`,
  ].join('\n');
}
