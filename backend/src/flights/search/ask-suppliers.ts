import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SupplierState } from '@alisio/shared-contracts/flights';
import type { FlightSupplier } from '../flight-supplier.ts';

/** Why a supplier is not in an answer. */
export type Absence = 'late' | 'failed' | 'unusable';

/** What came of one supplier, for whoever counts. */
export interface Outcome {
  supplier: string;
  absence?: Absence | undefined;
  /** until it answered or was given up, milliseconds */
  ms: number;
}

/** What an answer tells of its suppliers; nothing where all have answered. */
export function supplierState(
  outcomes: readonly Outcome[],
  awaited: string[] = [],
): SupplierState | undefined {
  const missing = outcomes.flatMap(({ supplier, absence }) => (absence ? [supplier] : []));
  const asked = outcomes.length + awaited.length;
  return awaited.length + missing.length > 0 ? { asked, awaited, missing } : undefined;
}

export class UnusableAnswer extends Error {}

/** A supplier has not answered within its time. */
class TooLate extends Error {}

/** No supplier has answered. */
export class NoneAnswered extends Error {
  /** one for each supplier */
  readonly outcomes: readonly Outcome[];

  /** @param reason what the first of them threw */
  constructor(reason: string, outcomes: readonly Outcome[]) {
    super(reason);
    this.outcomes = outcomes;
  }

  /** One may answer who comes again: it did not fail, it took too long. */
  get isLate(): boolean {
    return this.outcomes.some(({ absence }) => absence === 'late');
  }
}

export interface Arrival<Supplier, Answer> {
  /** in the order of the suppliers */
  answered: { supplier: Supplier; answer: Answer }[];
  outcomes: Outcome[];
  /** names of those who have not answered yet */
  awaited: string[];
}

export interface AskedSuppliers<Supplier, Answer> {
  suppliers: readonly Supplier[];
  /** what one answers, looked at; throws `UnusableAnswer` for what is none */
  ask: (supplier: Supplier, signal: AbortSignal) => Promise<Answer>;
  withinMs: number;
  signal?: AbortSignal | undefined;
}

async function within<T>(
  ms: number,
  ask: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const limit = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new TooLate());
    limit.abort();
  }, ms);
  const leave = () => {
    late.reject(signal?.reason);
    limit.abort(signal?.reason);
  };
  signal?.addEventListener('abort', leave, { once: true });
  try {
    // One that hangs hears of its limit, and need not heed it.
    return await Promise.race([ask(limit.signal), late.promise]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}

/** What an error says. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'unknown failure';

const absenceOf = (error: unknown): Absence =>
  error instanceof TooLate ? 'late' : error instanceof UnusableAnswer ? 'unusable' : 'failed';

/**
 * Asks all suppliers at once, and tells what they answer as it comes; those that come together are told together. Who
 * fails, hangs or answers what is no answer is left out within the limit.
 * @throws NoneAnswered
 */
export async function* askSuppliers<Supplier extends Pick<FlightSupplier, 'name'>, Answer>({
  suppliers,
  ask,
  withinMs,
  signal,
}: AskedSuppliers<Supplier, Answer>): AsyncGenerator<Arrival<Supplier, Answer>> {
  signal?.throwIfAborted();
  const began = performance.now();
  const awaited = new Set(suppliers);
  const answers = new Map<Supplier, Answer>();
  const all: Outcome[] = [];
  let outcomes: Outcome[] = [];
  let firstFailure: unknown;
  const settle = (supplier: Supplier, absence?: Absence) => {
    awaited.delete(supplier);
    const outcome = { supplier: supplier.name, absence, ms: performance.now() - began };
    outcomes.push(outcome);
    all.push(outcome);
  };
  const asking = new Map(
    suppliers.map((supplier): [Supplier, Promise<void>] => [
      supplier,
      within(withinMs, (limit) => ask(supplier, limit), signal).then(
        (answer) => {
          answers.set(supplier, answer);
          settle(supplier);
        },
        (error: unknown) => {
          firstFailure ??= error;
          settle(supplier, absenceOf(error));
        },
      ),
    ]),
  );
  let hasAnswer = false;
  while (awaited.size > 0) {
    await Promise.race([...awaited].map((supplier) => asking.get(supplier)));
    await nextTurn();
    signal?.throwIfAborted();
    const answered = suppliers.flatMap((supplier) => {
      const answer = answers.get(supplier);
      answers.delete(supplier);
      return answer === undefined ? [] : [{ supplier, answer }];
    });
    hasAnswer ||= answered.length > 0;
    if (awaited.size === 0 && !hasAnswer) throw new NoneAnswered(messageOf(firstFailure), all);
    yield { answered, outcomes, awaited: [...awaited].map(({ name }) => name) };
    outcomes = [];
  }
}
