import type { ColumnType } from 'kysely';

/** Written as JSON text, read as what it says. */
export type Json<T> = ColumnType<T, string, string>;
/** UTC, ISO 8601. */
export type Instant = ColumnType<string, string, string>;
