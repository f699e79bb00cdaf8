import type { Change, HostTrack, RemoteTrack, SiteRegistry } from '../../../sdk/registry/index.ts';
import { moverText, type PastMove } from '../registry/past-move.ts';
import { timeText } from './say-when.ts';
import { percentText } from './share.ts';
import { table } from './table.ts';

type Track = HostTrack | RemoteTrack;

function rowsOf({ live, candidate, disabled, since, by, previous }: Track): string[][] {
  const share = disabled ? 'nobody: off' : candidate ? percentText(1 - candidate.share) : 'everybody';
  const rows = [[live.name, live.version, share, timeText(since), by, live.owner, previous ?? '–']];
  if (candidate) {
    const { release, share: part } = candidate;
    const [whom, at] = [disabled ? 'nobody: off' : percentText(part), timeText(candidate.since)];
    rows.push(['', release.version, whom, at, candidate.by, '', 'on its way']);
  }
  if (disabled) rows.push(['', 'switched off', '', timeText(disabled.since), disabled.by, '', '']);
  return rows;
}

const tracksOf = ({ host, remotes }: SiteRegistry): Track[] => [
  host,
  ...Object.values(remotes).sort((one, other) => (one.live.name < other.live.name ? -1 : 1)),
];

const movedText = ({ versions }: Change): string =>
  Object.entries(versions)
    .map(([name, version]) => (version === null ? name : `${name} ${version}`))
    .join(', ');

/**
 * What is live and how it came to be, for a person at a terminal.
 * @param history newest first
 */
export function describeReleases(live: SiteRegistry, history: readonly PastMove[]): string {
  const tracks = table([
    ['NAME', 'VERSION', 'FOR', 'SINCE', 'BY', 'OWNER', 'BEFORE IT'],
    ...tracksOf(live).flatMap(rowsOf),
  ]);
  const moves = table([
    ['REVISION', 'WHEN', 'BY', 'MOVE', 'WHAT'],
    ...history.map(({ revision, change }) => [
      String(revision),
      timeText(change.at),
      moverText(change),
      change.share === undefined ? change.kind : `${change.kind} ${percentText(change.share)}`,
      change.why === undefined ? movedText(change) : `${movedText(change)} (${change.why})`,
    ]),
  ]);
  return `Live: revision ${live.revision}\n\n${tracks}\n\nMoves, newest first\n\n${moves}`;
}

/** The same for a program: versions in place of whole releases. */
export function releasesAsData(live: SiteRegistry, history: readonly PastMove[]) {
  return {
    revision: live.revision,
    live: tracksOf(live).map(({ live: { name, owner, version }, candidate, given: _given, ...rest }) => ({
      name,
      owner,
      version,
      ...rest,
      candidate: candidate && { ...candidate, release: undefined, version: candidate.release.version },
    })),
    history: history.map(({ revision, change }) => ({ revision, ...change })),
  };
}
