import type { HostTrack, RemoteTrack } from '../../../sdk/registry/index.ts';

type Track = HostTrack | RemoteTrack;

/** Nobody's page is as old as this many moves of one name. */
const GIVEN_TOLD = 8;

/** What was live, newest first; a track of before there was such a list tells of its live version. */
export const givenIn = ({ given, live }: Track): NonNullable<Track['given']> =>
  given ?? [{ version: live.version, from: 1 }];

/** What was live, with a version that is live from a revision on. */
export function givenWith(before: Track | undefined, version: string, from: number) {
  const known = before ? givenIn(before) : [];
  if (known[0]?.version === version) return known;
  return [{ version, from }, ...known].slice(0, GIVEN_TOLD);
}
