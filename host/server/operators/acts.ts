import type {
  HostRelease,
  HostTrack,
  RemoteRelease,
  RemoteTrack,
  SiteRegistry,
} from '@alisio/platform/sdk/registry';
import {
  disabled,
  enabled,
  type Mover,
  promoted,
  type Right,
  rolledBack,
  withdrawn,
} from '@alisio/platform/tooling/release';

/** What operators do about a name from their page. */
export const ACTS = ['rollback', 'withdraw', 'promote', 'disable', 'enable'] as const;
export type Act = (typeof ACTS)[number];

export const isAct = (text: string | undefined): text is Act => ACTS.some((act) => act === text);

/** What a key has to be allowed for it. */
export const RIGHT_FOR: Readonly<Record<Act, Right>> = {
  rollback: 'rollback',
  withdraw: 'rollback',
  promote: 'promote',
  disable: 'disable',
  enable: 'disable',
};

type Track = HostTrack | RemoteTrack;

export const trackIn = (site: SiteRegistry | undefined, name: string): Track | undefined =>
  name === 'host' ? site?.host : Object.hasOwn(site?.remotes ?? {}, name) ? site?.remotes[name] : undefined;

/** What can be done about a track as it is; what takes a version back first, as the one in a hurry needs it. */
export function actsOn({ live, candidate, previous, disabled: off }: Track): Act[] {
  const back: Act[] = candidate ? ['withdraw', 'promote'] : previous === null ? [] : ['rollback'];
  if (off) return ['enable', ...back];
  return live.name === 'host' ? back : [...back, 'disable'];
}

/** The version that everybody gets then who is in no candidate's share; of a switch, the one that it is about. */
export function versionAfter(act: Act, { live, candidate, previous }: Track): string {
  if (act === 'rollback') return previous ?? live.version;
  if (act === 'promote') return candidate?.release.version ?? live.version;
  return live.version;
}

/** @param back the version that a rollback goes to, as it was published */
export function decided(
  act: Act,
  name: string,
  live: SiteRegistry,
  { mover, back }: { mover: Mover; back: HostRelease | RemoteRelease | undefined },
): SiteRegistry | undefined {
  switch (act) {
    case 'rollback':
      return back && rolledBack(live, back, mover);
    case 'withdraw':
      return withdrawn(live, name, mover);
    case 'promote':
      return promoted(live, name, mover);
    case 'disable':
      return disabled(live, name, mover);
    case 'enable':
      return enabled(live, name, mover);
  }
}
