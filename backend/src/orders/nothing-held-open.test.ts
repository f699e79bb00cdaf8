import { type Lives, livesOf } from '../../testing/lives.ts';
import { mixedOrders } from '../../testing/mixed-orders.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { PaymentProvider } from '../payments/index.ts';
import { type Product, reconcilePayments } from './index.ts';

const MINUTE = 60_000;

let api: TestApi;
let lives: Lives | undefined;
/** What providers and suppliers were asked, with how many transactions were open just then. */
const asked: { what: string; open: number | undefined }[] = [];
const watch =
  <A extends unknown[], R>(what: string, act: (...args: A) => Promise<R>) =>
  (...args: A): Promise<R> => {
    asked.push({ what, open: lives?.openTransactions() });
    return act(...args);
  };
const watchedProvider = (payments: PaymentProvider): PaymentProvider => ({
  describe: watch('describe', payments.describe),
  charge: watch('charge', payments.charge),
  lookUp: watch('lookUp', payments.lookUp),
  resolve: watch('resolve', payments.resolve),
  refund: watch('refund', payments.refund),
  hosted: {
    ...payments.hosted,
    open: watch('open', payments.hosted.open),
    lookUp: watch('look up a page', payments.hosted.lookUp),
    close: watch('close', payments.hosted.close),
    refund: watch('refund of a page', payments.hosted.refund),
  },
});
const watchedProduct = (product: Product): Product => ({
  ...product,
  confirm: watch('confirm', product.confirm),
  cancel: watch('cancel', product.cancel),
});

beforeAll(async () => {
  api = await startTestApi({}, undefined, ({ db, payments, products }) => {
    lives = livesOf({
      db,
      payments: watchedProvider(payments),
      products: new Map(Array.from(products, ([name, product]) => [name, watchedProduct(product)])),
    });
    return lives.deps;
  });
});
afterAll(() => api.close());
const { flightAndMuseum } = mixedOrders(() => api);

test('no transaction is open while the provider or a supplier is asked, however a payment ends', async () => {
  let day = 10;
  /** One thing at a time: what is open then is of who asks. */
  async function pays(): Promise<void> {
    const { visitor, transactionId } = await flightAndMuseum(`open-${++day}`, `2027-04-${day}`);
    await visitor.pay(transactionId);
    await visitor.pay(transactionId);
    for (let i = 0; i < 3; i++) {
      api.wait(2 * MINUTE);
      await reconcilePayments(api.orderDeps, MINUTE);
    }
  }
  await pays();
  for (const kind of ['lost', 'unknown', 'voided'] as const) {
    api.payments.next({ kind });
    await pays();
  }
  api.payments.next({ kind: 'declined', reason: 'card-declined' });
  await pays();
  api.payments.next({ kind: 'approved' });
  for (const mode of ['refuses', 'is down', 'loses answers'] as const) {
    api.museum.supplier(mode);
    await pays();
  }
  expect(asked.filter(({ open }) => open !== 0)).toEqual([]);
  expect(new Set(asked.map(({ what }) => what))).toEqual(
    new Set(['describe', 'charge', 'lookUp', 'resolve', 'refund', 'confirm', 'cancel']),
  );
});
