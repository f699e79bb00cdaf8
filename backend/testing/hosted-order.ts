import { callOffPayment, paymentDirection } from '@alisio/shared-contracts/endpoints';
import { newCartId } from '@alisio/shared-contracts/orders';
import { reconcilePayments } from '../src/orders/index.ts';
import { makeOffer } from './flight-offer.ts';
import { SITE, startTestApi, type TestApi } from './test-api.ts';
import { infoData, into, Visitor } from './visitor.ts';

/** A visitor who is about to pay on the provider's page. */
export async function beforeThePage(api: TestApi, id: string) {
  const offer = makeOffer({ id });
  await api.inventory.put(offer, 9);
  const visitor = await Visitor.arrive(into(api.app));
  const cartId = newCartId();
  await visitor.fillIn(offer, undefined, cartId);
  const direct = (more: object = {}) =>
    visitor.ask(paymentDirection, {
      orderId: visitor.orderId,
      worldpayTransactionData: { cartId, ...offer.price.intTotal, language: 'es', site: SITE, ...more },
      infoData,
    });
  return { offer, visitor, cartId, direct, left: () => api.inventory.seatsLeft(id) };
}

/** One whose page is open. */
export async function onThePage(api: TestApi, id: string) {
  const before = await beforeThePage(api, id);
  const { answer, problem } = await before.direct();
  if (!answer) throw new Error(`no page: ${problem?.type}`);
  const { transactionId, until } = answer.data;
  const { visitor } = before;
  return {
    ...before,
    transactionId,
    until,
    becomes: (state: Parameters<TestApi['payments']['hosted']['become']>[1]) =>
      api.payments.hosted.become(transactionId, state),
    status: () => visitor.pay(transactionId),
    callOff: () => visitor.ask(callOffPayment, { orderId: visitor.orderId, transactionId }),
    order: async () => (await visitor.look()).answer?.status,
  };
}

const MINUTE = 60_000;

/** The API for the tests of a file about such payments, from its first to its last: the provider answers before each. */
export function hostedApi() {
  let api: TestApi;
  beforeEach(() => {
    api?.payments.next({ kind: 'approved' });
    api?.payments.hosted.answers(true);
  });
  beforeAll(async () => {
    api = await startTestApi();
  }, 60_000);
  afterAll(() => api.close());
  return {
    api: () => api,
    reconcile: () => reconcilePayments(api.orderDeps, MINUTE),
    beforeThePage: (id: string) => beforeThePage(api, id),
    onThePage: (id: string) => onThePage(api, id),
  };
}
