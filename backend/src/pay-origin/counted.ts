import { counter } from '@alisio/platform/serving/metrics';

/** What becomes of cards' tokens. */
export const countedTokens = counter({
  name: 'alisio_pay_tokens_total',
  help: 'Tokens of cards: made, used (charged once, declined ones too), or unknown when they were to be charged (over, or used before).',
  labels: ['what'],
});

/** What the provider was asked to charge. */
export const countedCharges = counter({
  name: 'alisio_pay_charges_total',
  help: 'Charges by outcome: approved, declined, voided, and repeated where the key had one already.',
  labels: ['outcome'],
});

/** What the provider tells the shop. */
export const countedNotices = counter({
  name: 'alisio_pay_notices_total',
  help: 'Notices by what came of a try: taken, failed (sent again), given-up.',
  labels: ['outcome'],
});
