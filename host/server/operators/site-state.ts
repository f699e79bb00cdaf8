import type { HostTrack, RemoteTrack, SiteRegistry } from '@alisio/platform/sdk/registry';
import { formerlyLive } from '@alisio/platform/tooling/release';
import type { ReportCount } from '@alisio/shared-contracts/reports';
import { type Figures, figuresOf, problemsOf } from './figures.ts';

export type Role = 'candidate' | 'live' | 'previous';

export interface VersionState {
  version: string;
  role: Role;
  /** of visitors who come, 0 to 1; a version before the live one is only kept in checkouts */
  share: number;
  /** when it came to its role, and by whom; nothing is told of a version before the live one */
  arrival: { since: string; by: string } | undefined;
  /** what was reported of it; nothing while the API does not answer */
  figures: Figures | undefined;
}

export interface NameState {
  name: string;
  owner: string;
  /** the newest first: candidate, live, previous, as far as there are any */
  versions: [VersionState, ...VersionState[]];
  disabled: { since: string; by: string } | null;
  /** versions that were live before, beside those above; the newest first */
  former: string[];
  /** versions of old tabs and rolled back ones that still report problems */
  others: { version: string; problems: number }[];
}

function versionsOf(track: HostTrack | RemoteTrack): [VersionState, ...VersionState[]] {
  const { live, candidate, previous, disabled } = track;
  const share = disabled ? 0 : 1;
  const state = (
    version: string,
    role: Role,
    of: number,
    arrival: VersionState['arrival'] = undefined,
  ): VersionState => ({ version, role, share: of, arrival, figures: undefined });
  const current = state(live.version, 'live', share - share * (candidate?.share ?? 0), track);
  const before = previous === null ? [] : [state(previous, 'previous', 0)];
  if (!candidate) return [current, ...before];
  const next = state(candidate.release.version, 'candidate', share * candidate.share, candidate);
  return [next, current, ...before];
}

function nameState(track: HostTrack | RemoteTrack, counts: readonly ReportCount[] | undefined): NameState {
  const { name, owner } = track.live;
  const own = counts?.filter(({ source }) => source === name);
  const withFigures = (state: VersionState): VersionState => ({
    ...state,
    figures: own && figuresOf(own.filter(({ version }) => version === state.version)),
  });
  const [newest, ...rest] = versionsOf(track);
  const known = new Set([newest, ...rest].map(({ version }) => version));
  const gone = new Set(own?.map(({ version }) => version).filter((version) => !known.has(version)));
  return {
    name,
    owner,
    versions: [withFigures(newest), ...rest.map(withFigures)],
    disabled: track.disabled,
    former: formerlyLive(track).filter((version) => version !== track.previous),
    others: [...gone]
      .map((version) => ({
        version,
        problems: problemsOf(figuresOf((own ?? []).filter((count) => count.version === version))),
      }))
      .filter(({ problems }) => problems > 0),
  };
}

/** What is live under each name, the shell first, with what was reported of each version. */
export function siteState(
  { host, remotes }: SiteRegistry,
  counts: readonly ReportCount[] | undefined,
): NameState[] {
  const sorted = Object.values(remotes).sort((one, other) => (one.live.name < other.live.name ? -1 : 1));
  return [host, ...sorted].map((track) => nameState(track, counts));
}
