import { type CommandLine, Misused } from '../../command-line/index.ts';
import { readShare } from '../line/share.ts';
import { FEWEST_LOADS } from './limits.ts';
import type { WatchPlan } from './watched-rollout.ts';

/** What `--watch` takes besides: how it goes on by itself. */
export const WATCH_FLAGS = {
  watch: 'switch',
  steps: 'value',
  every: 'value',
  within: 'value',
  loads: 'value',
} as const;

const STEPS = '5,25,50,100';
const EVERY = '10m';
const WITHIN = '12h';
const LOADS = '200';

const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const;
/** Reports are told of a week. */
const LONGEST_MS = 167 * UNITS.h;

const isUnit = (text: string): text is keyof typeof UNITS => Object.hasOwn(UNITS, text);

/** `10m`, `90s`, `2h`. @throws Misused */
function duration(flag: string, text: string): number {
  const [, digits, unit = ''] = /^(\d{1,7})(ms|s|m|h)$/.exec(text) ?? [];
  const ms = isUnit(unit) ? Number(digits) * UNITS[unit] : 0;
  if (ms > 0 && ms <= LONGEST_MS) return ms;
  throw new Misused(`--${flag} is a time such as 90s, 10m or 2h, up to 167h, not "${text}".`);
}

/** `5,25,50,100`, with or without the sign. @throws Misused, Refused */
function steps(text: string): number[] {
  const shares = text.split(',').map((part) => readShare(part.includes('%') ? part : `${part.trim()}%`));
  if (shares.every((share, index) => share > (shares[index - 1] ?? 0))) return shares;
  throw new Misused(`--steps are shares that grow, such as ${STEPS}, not "${text}".`);
}

function loads(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= FEWEST_LOADS) return count;
  throw new Misused(`--loads is a whole number of page loads from ${FEWEST_LOADS}, not "${text}".`);
}

/** What a command line says of how a candidate is watched; nothing where it is not. @throws Misused, Refused */
export function readWatchPlan(line: CommandLine): WatchPlan | undefined {
  const said = Object.keys(WATCH_FLAGS).filter((flag) => flag !== 'watch' && line.has(flag));
  if (!line.has('watch')) {
    if (said.length > 0) throw new Misused(`--${said.join(', --')} is for --watch.`);
    return undefined;
  }
  return {
    steps: steps(line.value('steps') ?? STEPS),
    everyMs: duration('every', line.value('every') ?? EVERY),
    withinMs: duration('within', line.value('within') ?? WITHIN),
    loads: loads(line.value('loads') ?? LOADS),
  };
}
