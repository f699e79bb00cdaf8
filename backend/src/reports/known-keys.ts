import { OTHER } from '@alisio/shared-contracts/reports';
import { isOther, type ReportKey, textOf, versionOf } from './report-key.ts';

/** Some ten remotes in two versions each, with their vitals and errors, come to a sixth of it. */
export const MOST_KEYS = 2000;
/** Of these for versions that were never released: from source, or invented. */
export const MOST_UNRELEASED = 100;
/** One version with ever new error names takes this much of it. */
export const MOST_NAMES = 60;

/** Page loads are no names that anybody could invent: nothing takes their room, nor do they take that of others' names. */
const isName = (key: ReportKey): boolean => key.kind !== 'page' && !isOther(key);

/** What is known of a key besides its names. */
export interface KeyFacts {
  /** how many have reported it in this hour */
  networks: number;
  isReleased: boolean;
}

interface Known extends KeyFacts {
  key: ReportKey;
}

/** Where a report is counted, and what is counted apart no longer so that it can be. */
export interface Place {
  key: ReportKey;
  instead?: ReportKey;
}

/**
 * The keys of an hour. Once there are `MOST_KEYS` of them, `MOST_UNRELEASED` of versions that were never released, or
 * `MOST_NAMES` of one version, a new name is counted apart only in the place of one that fewer networks have
 * reported: inventions of one network push nothing out. Else the version keeps its count under the name `OTHER`;
 * a version that is new then is `OTHER` too.
 */
export class KnownKeys {
  readonly #keys = new Map<string, Known>();
  /** version → number of its names */
  readonly #names = new Map<string, number>();
  readonly #size = { released: 0, unreleased: 0 };

  has(key: ReportKey): boolean {
    return this.#keys.has(textOf(key));
  }

  add(key: ReportKey, facts: KeyFacts): void {
    if (!this.has(key)) this.#countOne(key, facts, 1);
    this.#keys.set(textOf(key), { key, ...facts });
  }

  remove(key: ReportKey): void {
    const known = this.#keys.get(textOf(key));
    if (!known) return;
    this.#keys.delete(textOf(key));
    this.#countOne(key, known, -1);
  }

  /** What is counted together in the place of a key. */
  together(key: ReportKey): ReportKey {
    if ((this.#names.get(versionOf(key)) ?? 0) > 0) return { ...key, name: OTHER };
    return { source: OTHER, version: OTHER, kind: key.kind, name: OTHER };
  }

  /** Under which key a report is counted. @param facts nothing: no new key is counted apart */
  place(key: ReportKey, facts?: KeyFacts): Place {
    if (this.has(key)) return { key };
    if (!facts) return { key: this.together(key) };
    const rivals = this.#rivalsOf(key, facts);
    if (!rivals) return { key };
    const [weakest] = rivals.sort((one, other) => one.networks - other.networks);
    if (!weakest || weakest.networks >= facts.networks) return { key: this.together(key) };
    return { key, instead: weakest.key };
  }

  /** Nothing: there is room. */
  #rivalsOf(key: ReportKey, { isReleased }: KeyFacts): Known[] | undefined {
    const apart = [...this.#keys.values()].filter(({ key: known }) => isName(known));
    const version = versionOf(key);
    if (isName(key) && (this.#names.get(version) ?? 0) >= MOST_NAMES)
      return apart.filter((known) => versionOf(known.key) === version);
    const isFull = isReleased
      ? this.#size.released >= MOST_KEYS - MOST_UNRELEASED
      : this.#size.unreleased >= MOST_UNRELEASED;
    return isFull ? apart.filter((known) => known.isReleased === isReleased) : undefined;
  }

  #countOne(key: ReportKey, { isReleased }: KeyFacts, step: 1 | -1): void {
    this.#size[isReleased ? 'released' : 'unreleased'] += step;
    if (isName(key)) this.#names.set(versionOf(key), (this.#names.get(versionOf(key)) ?? 0) + step);
  }
}
