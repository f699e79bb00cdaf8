import { OTHER, type ReportKind } from '@alisio/shared-contracts/reports';

/** What is counted apart within an hour. */
export interface ReportKey {
  source: string;
  version: string;
  kind: ReportKind | 'page';
  name: string;
}

/** One text for each key. */
export const textOf = ({ source, version, kind, name }: ReportKey): string =>
  JSON.stringify([source, version, kind, name]);

/** One text for each version of a source. */
export const versionOf = ({ source, version }: Pick<ReportKey, 'source' | 'version'>): string =>
  JSON.stringify([source, version]);

/** What is counted together with others, whose names it does not tell. */
export const isOther = ({ name }: ReportKey): boolean => name === OTHER;
