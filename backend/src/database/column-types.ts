/** Type numbers of PostgreSQL's catalogue whose text both drivers read alike. */
const INT8 = 20;
const TIMESTAMPTZ = 1184;

/** How columns are read on every database: 64-bit integers as numbers (money stays below 2^53), instants as ISO text. */
export const COLUMN_PARSERS: Record<number, (text: string) => unknown> = {
  [INT8]: Number,
  [TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};
