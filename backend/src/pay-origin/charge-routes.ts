import { setTimeout as pause } from 'node:timers/promises';
import { isSameSecret } from '@alisio/platform/serving';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type ChargeRecord,
  createCharge,
  describeCard,
  getCharge,
  refundCharge,
  voidCharge,
} from '../payments/sandbox-protocol.ts';
import { ProblemError } from '../problems/index.ts';
import { route } from '../server/index.ts';
import type { CardVault } from './card-vault.ts';
import type { Ledger } from './ledger.ts';
import { outcomeOfCard, TOO_LATE_MS } from './test-cards.ts';

export interface ChargeDeps {
  vault: CardVault;
  ledger: Ledger;
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
export function chargeRoutes(
  app: FastifyInstance,
  { vault, ledger, apiKey, clock, stopped }: ChargeDeps,
): void {
  const now = () => new Date(clock()).toISOString();
  const guarded = (request: FastifyRequest) => requireKey(request, apiKey);

  route(app, createCharge, async ({ body: { key, token, amount, currency }, request }) => {
    guarded(request);
    const known = ledger.find(key);
    if (known) {
      if (known.amount === amount && known.currency === currency) return known;
      // One key, one charge: another amount under the same key is a mistake of the caller.
      if (known.status !== 'voided') throw new ProblemError('key-reused');
      return known;
    }
    const outcome = vault.spend(token, outcomeOfCard);
    const record: ChargeRecord = { key, status: 'approved', amount, currency };
    if (!outcome) return ledger.settle({ ...record, status: 'voided' }, now());
    if (outcome.silent) {
      await lateAnswer(TOO_LATE_MS, stopped);
      return ledger.find(key) ?? ledger.settle({ ...record, status: 'voided' }, now());
    }
    const declined = outcome.challenge ? 'challenge-required' : outcome.declined;
    const settled = ledger.settle(
      declined ? { ...record, status: 'declined', reason: declined } : record,
      now(),
    );
    if (outcome.lateMs) await lateAnswer(outcome.lateMs, stopped);
    return settled;
  });

  route(app, describeCard, async ({ body: { token }, request }) => {
    guarded(request);
    const face = vault.face(token);
    if (!face) throw new ProblemError('not-found');
    return face;
  });

  route(app, getCharge, async ({ params: { key }, request }) => {
    guarded(request);
    const known = ledger.find(key);
    if (!known) throw new ProblemError('not-found');
    return known;
  });

  route(app, refundCharge, async ({ params: { key }, request }) => {
    guarded(request);
    const refundedAt = ledger.refund(key, now());
    if (!refundedAt) throw new ProblemError('not-found');
    return { key, refundedAt };
  });

  route(app, voidCharge, async ({ params: { key }, request }) => {
    guarded(request);
    return ledger.settle({ key, status: 'voided', amount: 0, currency: '' }, now());
  });
}
