import { setTimeout as pause } from 'node:timers/promises';
import type { SiteRegistry } from '../../../sdk/registry/index.ts';
import { moveOne } from '../line/move-one.ts';
import { timeText } from '../line/say-when.ts';
import { percentText } from '../line/share.ts';
import { Overtaken } from '../registry/move-pointer.ts';
import { type Mover, promoted, rolledOut, trackOf, withdrawn } from '../registry/moves.ts';
import { moverText } from '../registry/past-move.ts';
import { readPointer } from '../registry/pointer.ts';
import { readHistory } from '../registry/revisions.ts';
import type { Site } from '../site/local-site.ts';
import { Refused } from '../versions/refused.ts';
import { type Told, toldOf } from './told.ts';
import { type AskReports, reportsSince } from './told-reports.ts';
import { type Action, type WatchPlan, watchedRollout } from './watched-rollout.ts';

/** How a watch came to its end. */
export interface WatchEnd {
  kind: 'promoted' | 'last-step' | 'taken-back' | 'not-promoted' | 'moved-by-others';
  /** for a person */
  said: string;
}

export interface WatchOptions {
  site: Site;
  name: string;
  by: string;
  plan: WatchPlan;
  ask: AskReports;
  say(text: string): void;
  /** told of each move */
  moved(registry: SiteRegistry): Promise<void>;
}

/** Reports are looked at so often, and the more often the shorter steps are. */
const MOST_LOOK_MS = 10_000;
const USUAL_HOURS = 24;
const LOOKED_BACK = 20;

interface Watched {
  candidate: string;
  live: string;
  share: number;
}

/** The versions on a name's track; nothing where none is on its way. */
function watchedIn(registry: SiteRegistry | undefined, name: string): Watched | undefined {
  const { live, candidate, disabled } = trackOf(registry, name);
  if (!candidate || disabled) return undefined;
  return { candidate: candidate.release.version, live: live.version, share: candidate.share };
}

const isSame = (one: Watched | undefined, other: Watched): boolean =>
  one?.candidate === other.candidate && one.live === other.live && one.share === other.share;

class MovedByOthers extends Error {}

async function othersMove({ store, verifier }: Site, name: string): Promise<string> {
  const history = await readHistory(store, verifier, LOOKED_BACK);
  const change = history.find(({ change: { versions } }) => name in versions)?.change;
  return change ? `${change.kind} by ${moverText(change)} at ${change.at}` : 'moved';
}

/** @throws MovedByOthers when a name's track is not as this watch has left it */
async function checkOwn(options: WatchOptions, watched: Watched): Promise<void> {
  const { site, name } = options;
  const { registry } = await readPointer(site.store, site.verifier);
  if (!isSame(watchedIn(registry, name), watched)) throw new MovedByOthers(await othersMove(site, name));
}

type Decide = (live: SiteRegistry, mover: Mover) => SiteRegistry | undefined;

/** One move of the watch, which undoes nobody's in between. @throws MovedByOthers */
async function move(options: WatchOptions, watched: Watched, why: string, decide: Decide): Promise<void> {
  const { site, name, by } = options;
  try {
    const { registry } = await moveOne(site, {
      name,
      urgent: true,
      decide(live, at) {
        if (!isSame(watchedIn(live, name), watched)) throw new MovedByOthers();
        return decide(live, { by, at, why });
      },
    });
    await options.moved(registry);
  } catch (error) {
    if (!(error instanceof MovedByOthers || error instanceof Overtaken)) throw error;
    throw new MovedByOthers(await othersMove(site, name));
  }
}

async function stepTo(options: WatchOptions, watched: Watched, share: number): Promise<Watched> {
  const { name, say } = options;
  const why = `watched: within its limits at ${percentText(watched.share)} of visitors`;
  await move(options, watched, why, (live, mover) => {
    const candidate = trackOf(live, name).candidate;
    if (!candidate || share === 1) return promoted(live, name, mover);
    return rolledOut(live, candidate.release, share, mover);
  });
  say(
    `· ${name} ${watched.candidate} is for ${share < 1 ? `${percentText(share)} of visitors` : 'everybody'}`,
  );
  return { ...watched, share };
}

async function takeBack(options: WatchOptions, watched: Watched, why: string): Promise<WatchEnd> {
  const { name } = options;
  await move(options, watched, `watched: ${why}`, (live, mover) => withdrawn(live, name, mover));
  return {
    kind: 'taken-back',
    said: `${name} ${watched.candidate} is taken back from ${percentText(watched.share)} of visitors: ${why}. Everybody gets ${watched.live}.`,
  };
}

const endOf = (
  action: Action,
  { name }: WatchOptions,
  { candidate, share }: Watched,
): WatchEnd | undefined => {
  if (action.kind === 'done')
    return {
      kind: 'last-step',
      said: `${name} ${candidate} is within its limits at ${percentText(share)} of visitors, the last step: to everybody with npm run release -w ${name} -- --promote`,
    };
  if (action.kind !== 'given-up') return undefined;
  return {
    kind: 'not-promoted',
    said: `${name} ${candidate} was not promoted in time: ${action.why}. Go on: npm run release -w ${name} -- --watch`,
  };
};

/** Says a thing once, not at each look. */
function onceEach(say: (text: string) => void): (text: string) => void {
  let last = '';
  return (text) => {
    const kind = text.replace(/\d+/g, '');
    if (kind !== last) say(text);
    last = kind;
  };
}

async function follow(options: WatchOptions, began: Watched): Promise<WatchEnd> {
  const { plan, ask, name } = options;
  let watched = began;
  const since = reportsSince(ask);
  const look = async (): Promise<Told> => {
    await checkOwn(options, watched);
    const summary = await since();
    return { candidate: toldOf(summary, watched.candidate), live: toldOf(summary, watched.live) };
  };
  const usual = toldOf(await ask(USUAL_HOURS), watched.live);
  const begin = { at: performance.now(), share: watched.share, told: await look(), usual };
  const rollout = watchedRollout(plan, begin);
  const tell = onceEach(options.say);
  for (;;) {
    await pause(Math.min(MOST_LOOK_MS, plan.everyMs / 4));
    const told = await look().catch((error: unknown) => {
      if (error instanceof MovedByOthers) throw error;
      tell(`· It cannot be looked at now: ${error instanceof Error ? error.message : error}`);
      return undefined;
    });
    const now = performance.now();
    // Without reports nobody is given more.
    if (!told && now - begin.at < plan.withinMs) continue;
    const action: Action = told
      ? rollout.look(now, told)
      : { kind: 'given-up', why: 'nothing can be known of it now' };
    if (action.kind === 'back') return takeBack(options, watched, action.why);
    const end = endOf(action, options, watched);
    if (end) return end;
    if (action.kind === 'stay') tell(`· ${action.why}`);
    if (action.kind !== 'step') continue;
    watched = await stepTo(options, watched, action.share);
    rollout.stepped(performance.now(), action.share);
    if (action.share === 1)
      return { kind: 'promoted', said: `${name} ${watched.candidate} is live for everybody.` };
  }
}

/**
 * Watches the version on its way: gives it to more visitors while its reports stay within limits beside live's, and takes
 * it back when they do not. Interrupted at any point it leaves the candidate at its share.
 * @throws Refused where nothing is on its way; with a sentence when reports cannot be asked
 */
export async function watchCandidate(options: WatchOptions): Promise<WatchEnd> {
  const { site, name } = options;
  const { registry } = await readPointer(site.store, site.verifier);
  const watched = watchedIn(registry, name);
  if (!watched)
    throw new Refused(
      `${name} has no version on its way to watch: npm run release -w ${name} -- --to 5% --watch`,
    );
  const until = timeText(new Date(Date.now() + options.plan.withinMs).toISOString());
  options.say(
    `· Watching ${name} ${watched.candidate} beside ${watched.live}, at ${percentText(watched.share)} of visitors, until ${until} at the latest; Ctrl-C leaves it there`,
  );
  try {
    return await follow(options, watched);
  } catch (error) {
    if (!(error instanceof MovedByOthers)) throw error;
    return {
      kind: 'moved-by-others',
      said: `The watch ends: ${name} was ${error.message} in the meantime. Look at what is live: npm run releases`,
    };
  }
}
