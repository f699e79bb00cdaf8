/** Between the main thread and the thread that runs the embedded database. */
export type Request =
  | { id: number; kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { id: number; kind: 'close' };

/** Errors lose their own fields on the way between threads, so the ones that matter go apart. */
export interface QueryFailure {
  message: string;
  code?: string;
  constraint?: string;
}

export type Reply =
  | { kind: 'ready' }
  | { kind: 'failed-to-open'; message: string }
  | { id: number; kind: 'rows'; rows: Record<string, unknown>[]; affected: number }
  | { id: number; kind: 'error'; error: QueryFailure };

export interface WorkerSettings {
  /** a folder, or nothing for a database that lives in memory */
  folder: string | undefined;
  /** path of a tar archive of a database's folder that a new database begins as */
  archive?: string | undefined;
}
