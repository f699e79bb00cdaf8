import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { errorCode } from '../../errors/index.ts';
import { COLUMN_PARSERS } from '../column-types.ts';
import type { QueryFailure, Reply, Request, WorkerSettings } from './protocol.ts';

const port = parentPort;
if (!port) throw new Error('runs as a worker thread only');
const reply = (message: Reply) => port.postMessage(message);
const { folder, archive }: WorkerSettings = workerData;

function failure(error: unknown): QueryFailure {
  if (!(error instanceof Error)) return { message: 'unknown failure' };
  const code = errorCode(error);
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  return { message: error.message, ...(code ? { code } : {}), ...(constraint ? { constraint } : {}) };
}

async function serve(database: PGlite, request: Request): Promise<void> {
  try {
    if (request.kind === 'close') {
      await database.close();
      reply({ id: request.id, kind: 'rows', rows: [], affected: 0 });
      port?.close();
      return;
    }
    const { rows, affectedRows } = await database.query<Record<string, unknown>>(request.sql, [
      ...request.parameters,
    ]);
    reply({ id: request.id, kind: 'rows', rows, affected: affectedRows ?? 0 });
  } catch (error) {
    reply({ id: request.id, kind: 'error', error: failure(error) });
  }
}

try {
  const database = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    // Read at once: a blob that stands on the file breaks when another process puts the same archive in its place.
    ...(archive === undefined ? {} : { loadDataDir: new Blob([await readFile(archive)]) }),
    parsers: COLUMN_PARSERS,
  });
  port.on('message', (request: Request) => serve(database, request));
  reply({ kind: 'ready' });
} catch (error) {
  reply({ kind: 'failed-to-open', message: failure(error).message });
}
