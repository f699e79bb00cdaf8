/** One value of a facet, as it is read. */
export interface FacetRow {
  value: string;
  label: string;
  /** how many there are with it */
  count: number;
  /** least price among them, in words: "2.149" */
  from?: string | undefined;
  /** all of it, read out: "Directo, 6 vuelos, desde US$ 2.149" */
  said: string;
  checked: boolean;
}

/** Values to tick, one of which is enough. */
export interface FacetValuesSection {
  kind: 'values';
  name: string;
  legend: string;
  rows: readonly FacetRow[];
}

/** A number from and to. Values are plain numbers: minor units, minutes. */
export interface FacetRangeSection {
  kind: 'range';
  name: string;
  legend: string;
  min: number;
  max: number;
  step: number;
  /** what is kept; an end that is not there keeps all on its side */
  low: number | undefined;
  high: number | undefined;
  /** matches in equal parts of the range */
  counts: readonly number[];
  /** one thumb, at most so much; two, from and to */
  thumbs: 1 | 2;
  format: (value: number) => string;
  formatEnd?: (value: number) => string;
  /** "Hasta US$ 2.600" */
  describe: (low: number, high: number) => string;
  lowLabel: string;
  highLabel: string;
}

export type FacetSection = FacetValuesSection | FacetRangeSection;

export interface FacetRange {
  low: number | undefined;
  high: number | undefined;
}

/** What is pressed in a panel. */
export interface FacetPresses {
  /** the values that are ticked now; none: nothing is asked of this facet any more */
  onValues: (name: string, values: readonly string[]) => void;
  onRange: (name: string, range: FacetRange) => void;
}
