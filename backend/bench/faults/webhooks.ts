import { paymentDirection } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { newCartId, type OrderStatus } from '@alisio/shared-contracts/orders';
import { type PageState, SIGNATURE_HEADER, signNotice } from '../../src/payments/index.ts';
import { makeOffer } from '../../testing/flight-offer.ts';
import { NOTICE_SECRET } from '../../testing/ledger-pages.ts';
import { SITE, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { infoData, into, Visitor } from '../../testing/visitor.ts';
import type { Progress } from './progress.ts';

const NOTICES_AN_ORDER = 10;
const AT_ONCE = 20;
const SEATS = 9;
/** Whom the offer of the factory seats. */
const SEATED = 3;
const TOO_OLD_MS = 10 * 60_000;

/** What somebody does on the provider's page, and what becomes of the order. */
const ENDS: { state: PageState | undefined; status: OrderStatus }[] = [
  { state: { kind: 'approved' }, status: 'confirmed' },
  { state: { kind: 'declined', reason: 'card-declined' }, status: 'declined' },
  { state: undefined, status: 'pending' },
];

interface Notice {
  isForged: boolean;
  send: () => Promise<number>;
}

export interface WebhookFigures {
  webhooks: number;
  forged: number;
  orders: number;
  wrongStates: number;
  forgedAccepted: number;
  genuineRefused: number;
  straySeats: number;
}

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

async function inTurns(all: readonly Notice[], act: (one: Notice) => Promise<void>): Promise<void> {
  const waiting = all.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of waiting) await act(one);
    }),
  );
}

/** Notices of one payment: one that comes four times, others of its own, and six that somebody else has made up. */
function noticesOf(api: TestApi, key: string, n: number): Notice[] {
  const now = () => api.orderDeps.clock().getTime();
  const post = async (payload: string, signature: string | undefined) => {
    const headers = {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { [SIGNATURE_HEADER]: signature }),
    };
    return (await api.app.inject({ method: 'POST', url: '/payments/notices', headers, payload })).statusCode;
  };
  const bodyOf = (id: string) => JSON.stringify({ id, type: 'page.settled', key });
  const signed = (body: string, secret = NOTICE_SECRET, at = now()) =>
    signNotice(secret, Buffer.from(body), at);
  const genuine = (id: string): Notice => {
    const body = bodyOf(id);
    return { isForged: false, send: () => post(body, signed(body)) };
  };
  const forged = (send: (body: string) => Promise<number>, i: number): Notice => ({
    isForged: true,
    send: () => send(bodyOf(`forged-${n}-${i}`)),
  });
  const forgeries = [
    (body: string) => post(body, undefined),
    (body: string) => post(body, signed(body, Buffer.from('a guess'))),
    (body: string) => post(body, signed(body, NOTICE_SECRET, now() - TOO_OLD_MS)),
    (body: string) => post(body, signed(body, NOTICE_SECRET, now() + TOO_OLD_MS)),
    (body: string) => post(`${body} `, signed(body)),
  ];
  return [
    ...Array.from({ length: 3 }, () => genuine(`twice-${n}`)),
    genuine(`other-${n}`),
    genuine(`third-${n}`),
    ...forgeries.map(forged),
  ];
}

/** Notices of many payments in any order, half of them before anything has happened that they could tell of. */
export async function webhooks(count: number, progress: Progress): Promise<WebhookFigures> {
  const api = await startTestApi();
  try {
    const orders = [];
    for (let n = 0; n * NOTICES_AN_ORDER < count; n++) {
      const offer = makeOffer({ id: `noticed-${n}` });
      await api.inventory.put(offer, SEATS);
      const visitor = await Visitor.arrive(into(api.app));
      const cartId = newCartId();
      await visitor.fillIn(offer, undefined, cartId);
      const { data } = await visitor.call(paymentDirection, {
        orderId: visitor.orderId,
        worldpayTransactionData: { cartId, ...offer.price.intTotal, language: DEFAULT_LANGUAGE, site: SITE },
        infoData,
      });
      const { state, status } = ENDS[n % ENDS.length] ?? { state: undefined, status: 'pending' };
      orders.push({ offer, visitor, key: data.transactionId, state, status, n });
    }
    const figures = { forgedAccepted: 0, genuineRefused: 0, wrongStates: 0, straySeats: 0 };
    let sent = 0;
    const send = async ({ isForged, send: post }: Notice) => {
      const status = await post();
      sent += 1;
      if (isForged && status < 400) figures.forgedAccepted += 1;
      if (!isForged && status >= 400) figures.genuineRefused += 1;
      progress(`${sent} of ${count} webhooks`);
    };
    const early = shuffled(orders.flatMap(({ key, n }) => noticesOf(api, key, n).slice(4)));
    const late = orders.flatMap(({ key, n }) => noticesOf(api, key, n + orders.length));
    const half = Math.floor(count / 2);
    await inTurns(early.slice(0, half), send);
    for (const { key, state } of orders) if (state) api.payments.hosted.become(key, state);
    // At least one genuine notice of each comes after its end.
    const needed = late.filter(({ isForged }, i) => !isForged && i % NOTICES_AN_ORDER === 0);
    const others = shuffled(late.filter((one) => !needed.includes(one))).slice(
      0,
      Math.max(0, count - half - needed.length),
    );
    await inTurns(shuffled([...needed, ...others]), send);
    for (const { visitor, offer, status } of orders) {
      const seen = (await visitor.look()).answer?.status;
      if (seen !== status) figures.wrongStates += 1;
      const held = status === 'declined' ? 0 : SEATED;
      figures.straySeats += Math.abs(SEATS - (await api.inventory.seatsLeft(offer.id)) - held);
    }
    const forged = [...early.slice(0, half), ...others].filter(({ isForged }) => isForged).length;
    return { webhooks: sent, forged, orders: orders.length, ...figures };
  } finally {
    await api.close();
  }
}
