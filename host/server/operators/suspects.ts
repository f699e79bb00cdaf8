import { type Figures, problemRate, problemsOf } from './figures.ts';
import type { NameState, VersionState } from './site-state.ts';

/** Fewer can be anybody's browser extension. */
const FEWEST_PROBLEMS = 5;
/** For each hundred views. */
const LEAST_RATE = 1;
const TIMES_WORSE = 2;

/** The newest version of a name, when it does worse than the one before it. */
export interface Suspect {
  name: string;
  version: VersionState;
  /** what it is compared with; nothing for a first release */
  before: VersionState | undefined;
}

function isWorse(figures: Figures, before: Figures | undefined): boolean {
  if (problemsOf(figures) < FEWEST_PROBLEMS) return false;
  const rate = problemRate(figures);
  // Whose pages nobody comes to by a document has no views: then the problems themselves are compared.
  if (rate === undefined) return problemsOf(figures) >= TIMES_WORSE * (before ? problemsOf(before) : 0);
  const usual = (before && problemRate(before)) ?? 0;
  return rate >= LEAST_RATE && rate >= TIMES_WORSE * usual;
}

/**
 * The candidate against the live version, or the live version against the one before it: five problems at least,
 * one for each hundred views, and twice as many as before.
 */
export function suspectOf({ name, versions }: NameState): Suspect | undefined {
  const [version, before] = versions;
  if (!version.figures || !isWorse(version.figures, before?.figures)) return undefined;
  return { name, version, before };
}

/** What takes the newest version back; nothing where there is none to go back to. */
export const rollbackCommand = ({ name, versions }: NameState): string | undefined =>
  versions.length > 1 ? `npm run rollback -w ${name}` : undefined;
