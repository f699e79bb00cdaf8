import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { QueryFailure, Reply, Request, WorkerSettings } from './protocol.ts';

export interface Rows {
  rows: Record<string, unknown>[];
  affected: number;
}

/** What PostgreSQL said, with its SQLSTATE and the constraint that was broken. */
export class DatabaseError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  constructor({ message, code, constraint }: QueryFailure) {
    super(message);
    this.name = 'DatabaseError';
    this.code = code;
    this.constraint = constraint;
  }
}

interface Waiting {
  resolve: (rows: Rows) => void;
  reject: (error: Error) => void;
}

/** The one connection of the embedded database, which runs in a thread of its own and never blocks this one. */
export class EmbeddedConnection {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #lost: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (reply: Reply) => this.#settle(reply));
    worker.on('error', (error) => this.#lose(error));
    worker.on('exit', () => this.#lose(new Error('the embedded database has stopped')));
  }

  /** @throws Error when the folder holds no usable database */
  static async open(settings: WorkerSettings): Promise<EmbeddedConnection> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings });
    const [first]: Reply[] = await once(worker, 'message');
    if (first?.kind !== 'ready') {
      await worker.terminate();
      throw new Error(
        first?.kind === 'failed-to-open' ? first.message : 'the embedded database did not open',
      );
    }
    return new EmbeddedConnection(worker);
  }

  query(sql: string, parameters: readonly unknown[]): Promise<Rows> {
    return this.#ask((id) => ({ id, kind: 'query', sql, parameters }));
  }

  /** Writes everything out and ends the thread. */
  async close(): Promise<void> {
    if (this.#lost) return;
    const ended = once(this.#worker, 'exit');
    await this.#ask((id) => ({ id, kind: 'close' }));
    await ended;
  }

  #ask(request: (id: number) => Request): Promise<Rows> {
    if (this.#lost) return Promise.reject(this.#lost);
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage(request(id));
    });
  }

  #settle(reply: Reply): void {
    if (reply.kind !== 'rows' && reply.kind !== 'error') return;
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.kind === 'rows') waiting?.resolve(reply);
    else waiting?.reject(new DatabaseError(reply.error));
  }

  #lose(error: Error): void {
    this.#lost ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#lost);
    this.#waiting.clear();
  }
}
