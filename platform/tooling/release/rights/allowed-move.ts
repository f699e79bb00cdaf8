import type {
  Change,
  HostRelease,
  HostTrack,
  RemoteRelease,
  RemoteTrack,
  SiteRegistry,
} from '../../../sdk/registry/index.ts';
import { liftedStop, wrongPast } from './allowed-track.ts';
import { coversName, uncovered } from './coverage.ts';
import { givenIn } from './given-versions.ts';
import type { Grant, Right } from './grants.ts';
import { isSame } from './is-same.ts';

type Track = HostTrack | RemoteTrack;
type Release = HostRelease | RemoteRelease;

/** Clocks of who moves and of who reads may differ by this much. */
export const CLOCKS_DIFFER_MS = 10 * 60_000;

/** A revision beside the one that it was made from, and what the key that signed it may do. */
export interface Step {
  before: SiteRegistry;
  after: SiteRegistry;
  grant: Grant;
  /** milliseconds */
  now: number;
}

export interface Judged {
  /** what its key may not do, as the end of a sentence; nothing when it may do all of it */
  why?: string | undefined;
  /** versions that came by going back: they have to be published ones, signed by who may release them */
  back: Release[];
}

const RIGHT_OF: Readonly<Record<Change['kind'], Right>> = {
  released: 'release',
  'rolled-out': 'promote',
  promoted: 'promote',
  'rolled-back': 'rollback',
  disabled: 'disable',
  enabled: 'disable',
  removed: 'remove',
};

const trackIn = ({ host, remotes }: SiteRegistry, name: string): Track | undefined =>
  name === 'host' ? host : remotes[name];

const namesIn = ({ remotes }: SiteRegistry): string[] => ['host', ...Object.keys(remotes)];

/** Names whose track is another one. */
export const movedNames = (before: SiteRegistry, after: SiteRegistry): string[] =>
  [...new Set([...namesIn(before), ...namesIn(after)])].filter(
    (name) => !isSame(trackIn(before, name), trackIn(after, name)),
  );

const releasesIn = ({ live, candidate }: Track): Release[] => [
  live,
  ...(candidate ? [candidate.release] : []),
];

/** Versions that were neither live nor on their way before. */
const newIn = (before: Track | undefined, after: Track): Release[] =>
  releasesIn(after).filter((release) => !before || !releasesIn(before).some((one) => isSame(one, release)));

/** Rights that it takes to make one track of another, versions that are new aside. */
function rightsFor(before: Track | undefined, after: Track): Right[] {
  if (!before) return ['release'];
  const isLiveMoved = !isSame(before.live, after.live);
  const { candidate } = after;
  const rights: Right[] = [];
  if (isLiveMoved && isSame(before.candidate?.release, after.live)) rights.push('promote');
  else if (before.candidate && !candidate) rights.push('rollback');
  if (candidate && before.candidate && candidate.share !== before.candidate.share) rights.push('promote');
  if (!isLiveMoved && !isSame(before.disabled, after.disabled)) rights.push('disable');
  return rights;
}

/** Who is named in a track by whatever this move has set in it. */
const saidBy = (before: Track | undefined, after: Track): string[] =>
  [
    [before, after],
    [before?.candidate, after.candidate],
    [before?.disabled, after.disabled],
  ].flatMap(([one, other]) => (other && !isSame(one, other) && one?.by !== other.by ? [other.by] : []));

/** Whether a version was live before, as far as what is told of a name goes back. */
const wasLive = (track: Track | undefined, { version }: Release): boolean =>
  track !== undefined && [track.previous, ...givenIn(track).map((given) => given.version)].includes(version);

/** Of one name that was moved. */
function judgeTrack({ before, after, grant }: Step, name: string): Judged {
  if (!coversName(grant, name)) return { why: `move ${name}`, back: [] };
  const [was, is] = [trackIn(before, name), trackIn(after, name)];
  const lacks = (right: Right): Judged | undefined =>
    grant.may.includes(right) ? undefined : { why: `${right} ${name}`, back: [] };
  const lifted = liftedStop(name, { was, is }, grant);
  if (lifted) return { why: lifted, back: [] };
  if (!is) return lacks('remove') ?? { back: [] };
  if (is.live.name !== name) return { why: `put ${is.live.name} in the place of ${name}`, back: [] };
  const isBack = after.change.kind === 'rolled-back' && grant.may.includes('rollback');
  const foreign = newIn(was, is).flatMap((release) => {
    const why = uncovered(grant, release);
    return why ? [{ release, why }] : [];
  });
  const notBack = foreign.find(({ release }) => !isBack || !isSame(release, is.live));
  if (notBack) return { why: notBack.why, back: [] };
  const never = foreign.find(({ release }) => !wasLive(was, release));
  if (never)
    return { why: `go back to ${name} ${never.release.version}, which was not live before`, back: [] };
  const missing = rightsFor(was, is).map(lacks).find(Boolean);
  if (missing) return missing;
  const stranger = saidBy(was, is).find((by) => by !== grant.owner);
  if (stranger !== undefined) return { why: `sign for ${stranger}`, back: [] };
  const past = wrongPast(name, { was, is }, after);
  return past === undefined ? { back: foreign.map(({ release }) => release) } : { why: past, back: [] };
}

/** @returns what is wrong with a move as a whole, as the end of a sentence */
function wrongMove({ before, after, grant, now }: Step, moved: readonly string[]): string | undefined {
  const { kind, by, at, versions } = after.change;
  const right = RIGHT_OF[kind];
  // What was moved in between would be undone by who may not touch it.
  if (after.revision !== before.revision + 1) return 'leave out a revision';
  if (by !== grant.owner) return `sign for ${by}`;
  // A share that grows is a promotion as well as a release.
  if (!grant.may.includes(right) && !(kind === 'rolled-out' && grant.may.includes('release')))
    return `${right} anything`;
  const time = Date.parse(at);
  if (time > Date.parse(grant.until)) return `sign after ${grant.until}`;
  if (time < Date.parse(before.change.at)) return 'sign for a time before the revision that it was made from';
  if (time > now + CLOCKS_DIFFER_MS) return `sign for ${at}, which is still to come`;
  const untold = moved.find((name) => !(name in versions));
  if (untold !== undefined) return `move ${untold} without saying so`;
  const unmoved = Object.keys(versions).find((name) => !moved.includes(name));
  if (unmoved !== undefined) return `say that ${unmoved} was moved`;
  if (!isSame(before.over ?? [], after.over ?? [])) return 'go over broken revisions';
  return undefined;
}

/** Whether a key may make one revision of another: it changes what it may, and nothing beside that. */
export function judgeMove(step: Step): Judged {
  const moved = movedNames(step.before, step.after);
  const why = wrongMove(step, moved);
  if (why) return { why, back: [] };
  const judged = moved.map((name) => judgeTrack(step, name));
  return judged.find((one) => one.why !== undefined) ?? { back: judged.flatMap(({ back }) => back) };
}
