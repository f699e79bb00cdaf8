import { reconcilePayments } from '../src/orders/index.ts';
import { mixedOrders } from './mixed-orders.ts';
import type { TestApi } from './test-api.ts';

const MINUTE = 60_000;
/** As often as the API looks after its payments, milliseconds. */
const LOOKS_EVERY = MINUTE / 4;

/** Orders that are paid while a test decides what suppliers and the provider answer. `api` is started by then. */
export function afterTheCharge(api: () => TestApi) {
  const orders = mixedOrders(api);

  /** Time goes by, and the API looks after its payments as it does all the time, or every so many milliseconds. */
  async function minutesPass(count: number, every = LOOKS_EVERY): Promise<void> {
    for (let passed = 0; passed < count * MINUTE; passed += every) {
      api().wait(every);
      await reconcilePayments(api().orderDeps, MINUTE);
    }
  }

  let day = 10;
  /** A flight and a ticket that are about to be paid; the other way round when told. */
  async function atTheTill({ isTicketFirst = false } = {}) {
    const on = `2027-05-${++day}`;
    const till = await orders.flightAndMuseum(`after-${day}`, on, { isTicketFirst });
    const charges = api().payments.approvedCharges();
    const { visitor, transactionId } = till;
    return {
      ...till,
      onList: async () => (await api().museum.countOf(on)).paid,
      charged: () => api().payments.approvedCharges() - charges,
      isRefunded: () => api().payments.refunded().includes(transactionId),
      /** how often the museum was asked so far */
      asked: (what: 'confirm' | 'cancel') => api().museum.asksFor(what, transactionId),
      pay: () => visitor.pay(transactionId),
      status: async () => (await visitor.look()).answer?.status,
    };
  }

  return { ...orders, minutesPass, atTheTill };
}
