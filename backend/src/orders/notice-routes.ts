import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/index.ts';
import type { OrderDeps } from './deps.ts';
import { askPage } from './page-state.ts';
import { isOnPage, transactionById } from './transaction-repository.ts';

/** Longer than a notice is believed: whoever overheard one can send it again for so long. */
const KEPT_MS = 60 * 60_000;
/** A notice is a few lines. */
const BODY_LIMIT = 16_384;

async function isKnown({ db }: OrderDeps, id: string): Promise<boolean> {
  const known = await db.selectFrom('payment_notice').select('id').where('id', '=', id).executeTakeFirst();
  return known !== undefined;
}

async function keep({ db, clock }: OrderDeps, id: string): Promise<void> {
  const now = clock();
  await db
    .insertInto('payment_notice')
    .values({ id, received_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  await db.deleteFrom('payment_notice').where('received_at', '<', before).execute();
}

/**
 * `POST /payments/notices`: the provider says that something happened to a payment. Only what it has signed is believed,
 * and nothing of it but which payment it is about: the provider is asked what happened. Sent twice, late or in another
 * order, it changes nothing that is settled.
 */
export async function noticeRoutes(app: FastifyInstance, deps: OrderDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature is over the bytes as they came.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post('/payments/notices', { schema: { hide: true } }, async ({ headers, body }, reply) => {
      const header = (name: string) => {
        const value = headers[name];
        return typeof value === 'string' ? value : undefined;
      };
      const notice = Buffer.isBuffer(body)
        ? deps.payments.hosted.readNotice(header, body, deps.clock().getTime())
        : undefined;
      if (!notice) throw new ProblemError('session-required');
      if (await isKnown(deps, notice.id)) return reply.status(204).send();
      const transaction = await transactionById(deps.db, notice.key);
      if (transaction && isOnPage(transaction)) {
        const { kind } = await askPage(deps, transaction);
        // It is sent again until we know what happened.
        if (kind === 'unknown') throw new ProblemError('payment-unavailable');
        await keep(deps, notice.id);
      }
      return reply.status(204).send();
    });
  });
}
