import { setTimeout as pause } from 'node:timers/promises';
import { isSameSecret } from '@alisio/platform/serving';
import type { z } from '@alisio/shared-contracts/zod';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type ChargeRecord,
  type chargeOrder,
  createCharge,
  describeCard,
  getCharge,
  refundCharge,
  voidCharge,
} from '../payments/sandbox-protocol.ts';
import { ProblemError } from '../problems/index.ts';
import { route } from '../server/index.ts';
import type { Books } from './books/index.ts';
import { cardVault } from './card-vault.ts';
import { countedCharges, countedTokens } from './counted.ts';
import { outcomeOfCard, TOO_LATE_MS } from './test-cards.ts';

type Asked = z.infer<typeof chargeOrder>;

/** What came of one ask. `waits`: milliseconds that its answer is late. */
interface Charged {
  /** nothing where the answer is lost */
  settled?: ChargeRecord;
  waits?: number;
  /** its key had one already */
  isRepeated?: true;
  /** its card is not known, or not any more */
  isUnknown?: true;
}

function countCharge({ settled, isRepeated, isUnknown }: Charged): void {
  if (!isRepeated) countedTokens.inc({ what: isUnknown ? 'unknown' : 'used' });
  countedCharges.inc({ outcome: isRepeated ? 'repeated' : (settled?.status ?? 'voided') });
}

export interface ChargeDeps {
  books: Books;
  apiKey: string;
  clock: () => number;
  /** once the server has been told to stop */
  stopped: AbortSignal;
}

function requireKey(request: FastifyRequest, apiKey: string): void {
  const given = request.headers.authorization ?? '';
  if (!isSameSecret(given, `Bearer ${apiKey}`)) throw new ProblemError('session-required');
}

/** Waits, or until the server is told to stop: nobody waits for a late answer then. */
const lateAnswer = (ms: number, stopped: AbortSignal): Promise<void> =>
  pause(ms, undefined, { signal: stopped }).catch(() => undefined);

/** Server-to-server calls of the provider, for whoever holds its key. */
export function chargeRoutes(app: FastifyInstance, { books, apiKey, clock, stopped }: ChargeDeps): void {
  const { ledger } = books;
  const now = () => new Date(clock()).toISOString();
  const guarded = (request: FastifyRequest) => requireKey(request, apiKey);

  /**
   * Spends the card and writes down what came of it, in one stroke: of two who bring the same key or card at once, to
   * whichever process, the second finds what the first has done. `waits`: the answer is late; nothing settled: it is lost.
   */
  const charge = ({ key, token, amount, currency }: Asked) =>
    books.atOnce(async (stroke): Promise<Charged> => {
      const voided: ChargeRecord = { key, status: 'voided', amount, currency };
      const known = await stroke.ledger.find(key);
      if (known) return { settled: known, isRepeated: true };
      const outcome = await cardVault(stroke.secrets).spend(token, outcomeOfCard);
      // Somebody may have spent it while we waited for it: then what they settled stands.
      if (!outcome) return { settled: await stroke.ledger.settle(voided, now()), isUnknown: true };
      if (outcome.silent) return { waits: TOO_LATE_MS };
      const reason = outcome.challenge ? 'challenge-required' : outcome.declined;
      const settled = await stroke.ledger.settle(
        reason ? { ...voided, status: 'declined', reason } : { ...voided, status: 'approved' },
        now(),
      );
      return { settled, ...(outcome.lateMs ? { waits: outcome.lateMs } : {}) };
    });

  route(app, createCharge, async ({ body, request }) => {
    guarded(request);
    const { key, amount, currency } = body;
    const charged = await charge(body);
    const { settled, waits } = charged;
    countCharge(charged);
    if (waits) await lateAnswer(waits, stopped);
    const stands = settled ?? (await ledger.settle({ key, status: 'voided', amount, currency }, now()));
    // One key, one charge: another amount under the same key is a mistake of the caller.
    const isSame = stands.amount === amount && stands.currency === currency;
    if (!isSame && stands.status !== 'voided') throw new ProblemError('key-reused');
    return stands;
  });

  route(app, describeCard, async ({ body: { token }, request }) => {
    guarded(request);
    const face = await cardVault(books.secrets).face(token);
    if (!face) throw new ProblemError('not-found');
    return face;
  });

  route(app, getCharge, async ({ params: { key }, request }) => {
    guarded(request);
    const known = await ledger.find(key);
    if (!known) throw new ProblemError('not-found');
    return known;
  });

  route(app, refundCharge, async ({ params: { key }, request }) => {
    guarded(request);
    const refundedAt = await ledger.refund(key, now());
    if (!refundedAt) throw new ProblemError('not-found');
    return { key, refundedAt };
  });

  route(app, voidCharge, async ({ params: { key }, request }) => {
    guarded(request);
    return ledger.settle({ key, status: 'voided', amount: 0, currency: '' }, now());
  });
}
