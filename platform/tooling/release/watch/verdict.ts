import { binomialTail } from './binomial-tail.ts';
import { type Comparison, sizeOf } from './comparison.ts';
import {
  FEWEST_LOADS,
  FEWEST_NETWORKS,
  FEWEST_VALUES,
  LEAST_NETWORKS,
  LEAST_TROUBLED,
  LOADS_OF_USUAL,
  PERHAPS,
  SURELY,
  UNSETTLED_RATIO,
  VALUES_OF_A_NETWORK,
  VITAL_RATIO,
  VITAL_SLACK,
} from './limits.ts';
import { type Histogram, type ToldOf, WATCHED_VITALS, type WatchedVital } from './told.ts';

/** `worse`: to be taken back; `doubtful`: not to be given to more before more is known. `why` is for a person. */
export type Verdict = { kind: 'within' } | { kind: 'worse' | 'doubtful'; why: string };

export interface Evidence {
  comparison: Comparison;
  /** all that was told of the candidate, for who told it */
  candidate: ToldOf;
  /** live before the watch began */
  usual: Pick<ToldOf, 'loads' | 'troubled'>;
  /** that the watch has touched, of the clock's: by them the API counts who has told how much */
  hours: number;
}

const QUARTILE = 0.75;
const UNITS: Readonly<Record<WatchedVital, string>> = { LCP: ' ms', INP: ' ms', CLS: ' thousandths' };

const hundreds = (share: number): string => `${Number((100 * share).toFixed(2))} of 100 page loads`;

/** The end of the bucket that the third quartile is in. */
function quartileOf(histogram: Histogram): number {
  const rank = QUARTILE * sizeOf(histogram);
  let passed = 0;
  for (const [upTo, count] of [...histogram].sort(([one], [other]) => one - other)) {
    passed += count;
    if (passed >= rank) return upTo;
  }
  return 0;
}

const isTold = ({ loads, troubled }: ToldOf['networks']): boolean =>
  troubled >= FEWEST_NETWORKS && troubled >= LEAST_NETWORKS * loads;

function troubleOf({ comparison, candidate }: Evidence): Verdict {
  const { loads, troubled, expected } = comparison;
  if (loads.candidate < FEWEST_LOADS) return { kind: 'within' };
  const all = troubled.candidate + troubled.live;
  const rate = troubled.candidate / loads.candidate;
  const chance = binomialTail(troubled.candidate, all, all === 0 ? 0 : expected / all);
  if (rate < LEAST_TROUBLED || chance > PERHAPS) return { kind: 'within' };
  const beside = loads.live === 0 ? 0 : troubled.live / loads.live;
  const problem = candidate.problem === undefined ? '' : ` (most often ${candidate.problem})`;
  const why = `something broke in ${hundreds(rate)}, in the live version in ${Number((100 * beside).toFixed(2))}${problem}`;
  return { kind: chance <= SURELY && isTold(candidate.networks) ? 'worse' : 'doubtful', why };
}

function vitalOf({ comparison, hours }: Evidence, name: WatchedVital): Verdict {
  const { candidate, live, liveValues } = comparison.vitals[name];
  const values = sizeOf(candidate);
  if (values < FEWEST_VALUES || liveValues < FEWEST_VALUES) return { kind: 'within' };
  const usual = quartileOf(live);
  const limit = Math.max(usual * VITAL_RATIO, usual + VITAL_SLACK[name]);
  const above = sizeOf(new Map([...candidate].filter(([upTo]) => upTo > limit)));
  const chance = binomialTail(above, values, 1 - QUARTILE);
  if (chance > PERHAPS) return { kind: 'within' };
  const why = `a quarter of its pages has ${name} above ${quartileOf(candidate)}${UNITS[name]}, of the live version above ${usual}${UNITS[name]}`;
  // Who shouts alone may have sent so many of them.
  const shouted = Math.min(above, (FEWEST_NETWORKS - 1) * VALUES_OF_A_NETWORK * hours);
  const isSure = binomialTail(above - shouted, values - shouted, 1 - QUARTILE) <= SURELY;
  return { kind: isSure ? 'worse' : 'doubtful', why };
}

/** Who wants a bad version to pass would have the live one look worse. */
function unsettled({ comparison: { loads, troubled }, usual }: Evidence): Verdict {
  if (usual.loads < LOADS_OF_USUAL || loads.live < LOADS_OF_USUAL) return { kind: 'within' };
  const [now, before] = [troubled.live / loads.live, usual.troubled / usual.loads];
  if (now <= UNSETTLED_RATIO * before + LEAST_TROUBLED) return { kind: 'within' };
  return {
    kind: 'doubtful',
    why: `the live version itself is troubled in ${hundreds(now)}, before that in ${Number((100 * before).toFixed(2))}: there is nothing to compare with`,
  };
}

/** What the candidate's reports say of it, beside live's of the same stretches of time. */
export function verdictOn(evidence: Evidence): Verdict {
  const all = [
    troubleOf(evidence),
    ...WATCHED_VITALS.map((name) => vitalOf(evidence, name)),
    unsettled(evidence),
  ];
  return (
    all.find(({ kind }) => kind === 'worse') ??
    all.find(({ kind }) => kind === 'doubtful') ?? { kind: 'within' }
  );
}
