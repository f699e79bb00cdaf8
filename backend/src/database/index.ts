export { type Changes, tellChange } from './changes.ts';
export { isMigrated, migrate } from './migrate.ts';
export { type Database, type DatabaseSettings, openDatabase } from './open-database.ts';
export { type PoolSettings, postgresPool } from './postgres-pool.ts';
export type { KeptPhoneOffer, Queries, Schema } from './schema.ts';
export { serverSecret } from './server-secret.ts';
export type { KeptTourBalance } from './supplier-tables.ts';
export { type Waiting, waitForDatabase } from './wait-for-database.ts';
