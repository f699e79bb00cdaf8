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
  formerlyLive,
  hashOf,
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
export function actsOn(track: Track): Act[] {
  const { live, candidate, disabled: off } = track;
  const back: Act[] = candidate
    ? ['withdraw', 'promote']
    : formerlyLive(track).length > 0
      ? ['rollback']
      : [];
  if (off) return ['enable', ...back];
  return live.name === 'host' ? back : [...back, 'disable'];
}

/** Whether what somebody wants is so already. @param wanted a version */
export function isSo(act: Act, { live, candidate, disabled: off }: Track, wanted: string | null): boolean {
  if (act === 'disable') return off !== null;
  if (act === 'enable') return off === null;
  if (act === 'withdraw') return candidate === null;
  return live.version === wanted && off === null;
}

/** What is live under a name, in a word: another one once anything about the name was moved. */
export const stateOf = (track: Track): string => hashOf(JSON.stringify(track));

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
