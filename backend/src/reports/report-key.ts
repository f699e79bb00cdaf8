import { OTHER, type ReportKind } from '@alisio/shared-contracts/reports';

/** What is counted apart within an hour. */
export interface ReportKey {
  source: string;
  version: string;
  kind: ReportKind;
  name: string;
}

/** Some ten remotes in two versions each, with their vitals and errors, come to a sixth of it. */
export const MOST_KEYS = 2000;
/** One version with ever new error names takes this much of it. */
export const MOST_NAMES = 60;

/** One text for each key. */
export const textOf = ({ source, version, kind, name }: ReportKey): string =>
  JSON.stringify([source, version, kind, name]);

/**
 * The keys of an hour. Once there are `MOST_KEYS` of them, or `MOST_NAMES` of one version, invented names no
 * longer make rows: the version keeps its count under the name `OTHER`; a version that is new then is `OTHER` too.
 */
export class KnownKeys {
  readonly #keys = new Set<string>();
  /** version → number of its names */
  readonly #names = new Map<string, number>();

  has(key: ReportKey): boolean {
    return this.#keys.has(textOf(key));
  }

  add(key: ReportKey): void {
    if (this.has(key)) return;
    this.#keys.add(textOf(key));
    const version = this.#versionOf(key);
    this.#names.set(version, (this.#names.get(version) ?? 0) + 1);
  }

  /** Under which key a report is counted. @param mayAdd false: nothing that is new is counted apart */
  place(key: ReportKey, mayAdd: boolean): ReportKey {
    if (this.has(key)) return key;
    const names = this.#names.get(this.#versionOf(key));
    if (mayAdd && this.#keys.size < MOST_KEYS && (names ?? 0) < MOST_NAMES) return key;
    if (names !== undefined) return { ...key, name: OTHER };
    return { source: OTHER, version: OTHER, kind: key.kind, name: OTHER };
  }

  #versionOf({ source, version }: ReportKey): string {
    return JSON.stringify([source, version]);
  }
}
