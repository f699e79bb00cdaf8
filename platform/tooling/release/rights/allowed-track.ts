import type { HostTrack, RemoteTrack, SiteRegistry } from '../../../sdk/registry/index.ts';
import { givenWith } from './given-versions.ts';
import { ALL, type Grant } from './grants.ts';
import { isSame } from './is-same.ts';

type Track = HostTrack | RemoteTrack;

/** The list that a move leaves: a live version that is new goes in front, and what is too long goes off its end. */
const isGivenOn = (was: Track | undefined, is: Track, revision: number): boolean =>
  isSame(is.given, givenWith(was, is.live.version, revision)) ||
  (was?.live.version === is.live.version && isSame(was.given, is.given));

const namespaceOf = (track: Track): string | undefined =>
  'namespace' in track.live ? track.live.namespace : undefined;
const keptNamespace = (track: Track): string | undefined =>
  'previousNamespace' in track ? track.previousNamespace : undefined;

/** The version before, and its namespace, as a move leaves them; going back leaves none. */
function isPreviousOn(was: Track | undefined, is: Track, isBack: boolean): boolean {
  if (isBack && is.previous === null) return keptNamespace(is) === undefined;
  if (!was) return is.previous === null && keptNamespace(is) === undefined;
  if (was.live.version === is.live.version)
    return is.previous === was.previous && keptNamespace(is) === keptNamespace(was);
  return !isBack && is.previous === was.live.version && keptNamespace(is) === namespaceOf(was);
}

/**
 * What a track tells of what was live before follows from the move, and is not free to who signs it: it is where others go
 * back to, and what pages of before were given.
 * @returns what is wrong with it, as the end of a sentence
 */
export function wrongPast(
  name: string,
  { was, is }: { was: Track | undefined; is: Track },
  after: SiteRegistry,
): string | undefined {
  if (!isGivenOn(was, is, after.revision)) return `say what was live of ${name}`;
  if (!isPreviousOn(was, is, after.change.kind === 'rolled-back')) return `say what was before ${name}`;
  return undefined;
}

/** Whether a key may lift what others have switched off: one that switches every name, as operators' keys do. */
const liftsAll = ({ remotes, may }: Grant): boolean => remotes.includes(ALL) && may.includes('disable');

/**
 * A name that somebody else has switched off stays so, whatever else is done to it.
 * @returns what its key may not do, as the end of a sentence
 */
export function liftedStop(
  name: string,
  { was, is }: { was: Track | undefined; is: Track | undefined },
  grant: Grant,
): string | undefined {
  const stop = was?.disabled;
  if (!stop || stop.by === grant.owner || liftsAll(grant) || isSame(stop, is?.disabled)) return undefined;
  return `switch on ${name}, which ${stop.by} has switched off`;
}
