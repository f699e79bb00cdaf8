import { isOwnPage } from '@alisio/platform/serving';
import { defineEndpoint } from '@alisio/shared-contracts/endpoints';
import { cardBrandName } from '@alisio/shared-contracts/orders';
import {
  cardBrand,
  cardDigits,
  isCardCvc,
  isCardExpiryAhead,
  isCardNumber,
  parseCardExpiry,
} from '@alisio/shared-contracts/rules';
import { z } from '@alisio/shared-contracts/zod';
import { LAST_ZONE, todayIn } from '@alisio/shared-contracts/zones';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/index.ts';
import { route } from '../server/index.ts';
import type { CardVault } from './card-vault.ts';
import { countedTokens } from './counted.ts';

const text = (max: number) => z.string().check(z.maxLength(max));

/** The one call that carries a card: from the frame to its own origin. */
const createToken = defineEndpoint({
  id: 'createToken',
  method: 'POST',
  path: '/tokens',
  summary: 'Keeps a card for a quarter of an hour and names it by a token',
  personal: true,
  body: z.strictObject({ cardNumber: text(40), cardName: text(100), cardExpiry: text(10), cardCvv: text(4) }),
  status: 201,
  answer: z.strictObject({ token: z.string(), brand: cardBrandName, last4: z.string() }),
  errors: ['validation', 'rate-limited'],
});

const refusal = (path: string) => new ProblemError('validation', { errors: [{ path, code: 'card' }] });

/** `POST /tokens`: a card that passes the rules of §5 becomes a token. */
export function tokenRoutes(
  app: FastifyInstance,
  { vault, clock, perMinute }: { vault: CardVault; clock: () => number; perMinute: number },
): void {
  route(
    app,
    createToken,
    async ({ body, request }) => {
      if (!isOwnPage(request)) throw new ProblemError('validation');
      const brand = cardBrand(body.cardNumber);
      const expiry = parseCardExpiry(body.cardExpiry);
      // Good to the last day of its month, wherever on earth that day ends.
      const today = todayIn(LAST_ZONE, new Date(clock()));
      if (!brand || !isCardNumber(body.cardNumber)) throw refusal('cardNumber');
      if (body.cardName.trim() === '') throw refusal('cardName');
      if (!expiry || !isCardExpiryAhead(expiry, today)) throw refusal('cardExpiry');
      if (!isCardCvc(body.cardCvv, brand)) throw refusal('cardCvv');

      const digits = cardDigits(body.cardNumber);
      countedTokens.inc({ what: 'made' });
      return { token: await vault.keep({ digits, brand }), brand, last4: digits.slice(-4) };
    },
    { perMinute },
  );
}
