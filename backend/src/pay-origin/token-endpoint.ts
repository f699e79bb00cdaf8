import { defineEndpoint } from '@alisio/shared-contracts/endpoints';
import { cardBrandName } from '@alisio/shared-contracts/orders';
import { z } from '@alisio/shared-contracts/zod';

const text = (max: number) => z.string().check(z.maxLength(max));

/** The one call that carries a card: from the frame to its own origin. */
export const createToken = defineEndpoint({
  id: 'createToken',
  method: 'POST',
  path: '/tokens',
  summary: 'Keeps a card in memory for a quarter of an hour and names it by a token',
  personal: true,
  body: z.strictObject({ cardNumber: text(40), cardName: text(100), cardExpiry: text(10), cardCvv: text(4) }),
  status: 201,
  answer: z.strictObject({ token: z.string(), brand: cardBrandName, last4: z.string() }),
  errors: ['validation', 'rate-limited'],
});
