import type { Figures } from './figures.ts';
import type { NameState, VersionState } from './site-state.ts';

/** Fewer can be one person, or anybody's browser extension: who shouts alone raises nothing. */
const FEWEST_NETWORKS = 3;
/** Of the networks that told of views. */
const LEAST_SHARE = 0.01;
const TIMES_WORSE = 2;

/** The newest version of a name, when it does worse than the one before it. */
export interface Suspect {
  name: string;
  version: VersionState;
  /** what it is compared with; nothing for a first release */
  before: VersionState | undefined;
}

/** Of the networks that showed its pages, how many told of a problem; nothing without views. */
const shareOf = ({ networks: { problems, views } }: Figures): number | undefined =>
  views === 0 ? undefined : problems / views;

function isWorse(figures: Figures, before: Figures | undefined): boolean {
  const { problems } = figures.networks;
  if (problems < FEWEST_NETWORKS) return false;
  const share = shareOf(figures);
  // Whose pages nobody comes to by a document has no views: then the problems themselves are compared.
  if (share === undefined) return problems >= TIMES_WORSE * (before?.networks.problems ?? 0);
  const usual = (before && shareOf(before)) ?? 0;
  return share >= LEAST_SHARE && share >= TIMES_WORSE * usual;
}

/**
 * The candidate against the live version, or the live version against the one before it: by how many networks told of
 * a problem, at least three, one of each hundred that saw its pages, and twice as many as before. How often they told
 * decides nothing.
 */
export function suspectOf({ name, versions }: NameState): Suspect | undefined {
  const [version, before] = versions;
  if (!version.figures || !isWorse(version.figures, before?.figures)) return undefined;
  return { name, version, before };
}
