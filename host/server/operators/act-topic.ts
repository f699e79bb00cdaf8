import type { SiteRegistry } from '@alisio/platform/sdk/registry';
import type { FormerVersion } from '@alisio/platform/tooling/release';
import type { Asked } from './act-token.ts';
import { actsOn, isAct, isSo, trackIn } from './acts.ts';
import type { ActFault } from './acts-speech.ts';

/** What an address or a form is about; nothing where there is no such thing. */
export function topicOf(fields: URLSearchParams, live: SiteRegistry | undefined) {
  const act = fields.get('act') ?? undefined;
  const name = fields.get('name') ?? '';
  const track = trackIn(live, name);
  return live && track && isAct(act) ? { act, name, track, live } : undefined;
}

export type Topic = NonNullable<ReturnType<typeof topicOf>>;

/**
 * The version that everybody gets then who is in no candidate's share; of a switch, the one that it is about.
 * @returns nothing where a rollback cannot go: never another version than the one that somebody has chosen
 */
export function versionAfter(
  { act, track }: Topic,
  former: readonly FormerVersion[],
  wanted: string | null,
): string | undefined {
  if (act === 'rollback')
    return (wanted === null ? former[0] : former.find(({ version }) => version === wanted))?.version;
  if (act === 'promote') return track.candidate?.release.version ?? track.live.version;
  return track.live.version;
}

/** What there is to say where something is asked, as it is now: what was wrong before may be over, with what it was about. */
export function faultNow(
  { act, track }: Topic,
  {
    version,
    wanted,
    fault,
  }: { version: string | undefined; wanted: string | null; fault: ActFault | undefined },
): ActFault | undefined {
  if (isSo(act, track, wanted)) return 'done';
  return version === undefined || !actsOn(track).includes(act) ? 'gone' : fault;
}

/** As a form has it: what somebody was shown. */
export function askedThen(fields: URLSearchParams): Asked | undefined {
  const act = fields.get('act') ?? undefined;
  const revision = Number(fields.get('revision'));
  if (!isAct(act) || !Number.isSafeInteger(revision) || revision < 1) return undefined;
  const [name = '', version = '', state = ''] = ['name', 'version', 'state'].map(
    (one) => fields.get(one) ?? '',
  );
  return { act, name, version, revision, state };
}
