import { ApiProblem } from '@alisio/platform/sdk/api';
import type { CustomerDetails, PaymentInformation } from '@alisio/shared-contracts/orders';
import { problemType } from '@alisio/shared-contracts/problems';
import { jest } from '@jest/globals';
import { confirmedBookingFor } from '../../testing/bookings.ts';
import { hear } from '../../testing/logged.ts';
import type { OrderPart } from './order-parts.ts';
import { createOrderSync } from './order-sync.ts';

const logged = hear('warn');
const total = { amount: 74_230, currency: 'USD' };
const item = { product: 'flight', reference: 'offer-1', total, details: {} };
const order = { cartId: 'cart_1', items: [item] };
const customer = (email: string): CustomerDetails => ({
  email,
  phone: '+573000000000',
  newsletterSubscribe: false,
});
const problem = (
  kind: 'price-changed' | 'order-not-found' | 'order-replaced' | 'order-busy' | 'validation',
  status: number,
) => new ApiProblem({ type: problemType(kind), title: kind, status });
const noAnswer = new ApiProblem({ type: 'network', title: 'no answer', status: 0 });

const { billingInformation: billing } = confirmedBookingFor();
const card: PaymentInformation = {
  cardToken: 'tok_0000000000000000000001',
  cardName: 'LUCIA RIVERA',
  ...total,
};

function setUp() {
  const sent: string[] = [];
  const failures: unknown[] = [];
  const problems: OrderPart[] = [];
  const sender =
    (part: OrderPart) =>
    async (payload: unknown, { keepalive }: { keepalive: boolean }) => {
      const email = part === 'customer' ? ` ${JSON.stringify(payload).match(/"email":"(.)/)?.[1]}` : '';
      sent.push(`${part}${email}${keepalive ? ' on leaving' : ''}`);
      const failure = failures.shift();
      if (failure) throw failure;
    };
  const sync = createOrderSync(
    {
      order: sender('order'),
      services: sender('services'),
      customer: sender('customer'),
      passengers: sender('passengers'),
      particulars: sender('particulars'),
      billing: sender('billing'),
      card: sender('card'),
    },
    { onProblem: (part) => problems.push(part), onReplaced: () => sent.push('(replaced)') },
  );
  return { sync, sent, failures, problems };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('each part is sent after its own pause, and only its last state (§4)', async () => {
  const { sync, sent } = setUp();
  sync.put('order', order);
  sync.put('customer', customer('a@x.test'));
  await jest.advanceTimersByTimeAsync(1999);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['order']);
  await jest.advanceTimersByTimeAsync(2000);
  sync.put('customer', customer('b@x.test'));
  await jest.advanceTimersByTimeAsync(4999);
  expect(sent).toEqual(['order']);
  expect(sync.stateOf('customer')).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['order', 'customer b']);
  expect(sync.stateOf('customer')).toBe('saved');
});

test('what a product asks is sent five seconds after its last change, the order first', async () => {
  const { sync, sent } = setUp();
  sync.put('order', order);
  sync.put('particulars', [{ visitorName: 'L' }]);
  await jest.advanceTimersByTimeAsync(4000);
  sync.put('particulars', [{ visitorName: 'Lucía' }]);
  await jest.advanceTimersByTimeAsync(4999);
  expect(sent).toEqual(['order']);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['order', 'particulars']);
});

test('the order goes before its parts, whatever is asked first', async () => {
  const { sync, sent } = setUp();
  sync.put('customer', customer('a@x.test'));
  sync.put('order', order);
  await sync.flush('customer');
  expect(sent).toEqual(['order', 'customer a']);
});

test('what is saved is not sent again, what changes is', async () => {
  const { sync, sent } = setUp();
  sync.put('order', order);
  sync.put('customer', customer('a@x.test'));
  await sync.flush();
  sync.put('customer', customer('a@x.test'));
  await sync.flush();
  sync.put('customer', customer('b@x.test'));
  expect(sync.stateOf('customer')).toBe('waiting');
  await sync.flush();
  expect(sent).toEqual(['order', 'customer a', 'customer b']);
});

test('a call without an answer is repeated, and never said to be saved before', async () => {
  const { sync, sent, failures, problems } = setUp();
  failures.push(undefined, noAnswer, noAnswer);
  sync.put('order', order);
  sync.put('customer', customer('a@x.test'));
  await expect(sync.flush()).rejects.toBe(noAnswer);
  expect(sync.stateOf('customer')).toBe('failed');
  await jest.advanceTimersByTimeAsync(2000);
  expect(sync.stateOf('customer')).toBe('failed');
  await jest.advanceTimersByTimeAsync(4000);
  expect(sync.stateOf('customer')).toBe('saved');
  expect(sent).toEqual(['order', 'customer a', 'customer a', 'customer a']);
  expect(problems).toEqual([]);
});

test.each([
  ['that got no answer', noAnswer, ['order save']],
  ['that the server refused', problem('validation', 400), ['order save']],
  ['whose answer tells of the order, which the page says', problem('price-changed', 409), []],
  ['that waits for another tab', problem('order-busy', 409), []],
])('of a save %s the log says as much (§8), on leaving too', async (_, failure, said) => {
  const { sync, failures } = setUp();
  failures.push(failure);
  sync.put('order', order);
  await expect(sync.flush()).rejects.toBe(failure);
  expect(logged).toEqual(said);
  failures.push(failure);
  sync.leave();
  await jest.advanceTimersByTimeAsync(0);
  expect(logged).toEqual([...said, ...said]);
});

test('an order that the server lost is made again with everything in it', async () => {
  const { sync, sent, failures } = setUp();
  sync.put('order', order);
  sync.put('customer', customer('a@x.test'));
  await sync.flush();
  sent.length = 0;
  failures.push(problem('order-not-found', 404));
  sync.put('passengers', []);
  await sync.flush();
  expect(sent).toEqual(['passengers', 'order', 'passengers', 'customer a']);
});

test('an order that another tab has replaced is set again, with everything in it, and told', async () => {
  const { sync, sent, failures, problems } = setUp();
  sync.put('order', order);
  sync.put('customer', customer('a@x.test'));
  await sync.flush();
  sent.length = 0;
  failures.push(problem('order-replaced', 409));
  sync.put('passengers', []);
  await sync.flush();
  expect(sent).toEqual(['passengers', 'order', 'passengers', '(replaced)', 'customer a']);
  expect(problems).toEqual([]);
});

test('while another tab pays, an order waits and is tried again', async () => {
  const { sync, sent, failures, problems } = setUp();
  failures.push(problem('order-busy', 409));
  sync.put('order', order);
  await jest.advanceTimersByTimeAsync(4000);
  expect(sent).toEqual(['order', 'order']);
  expect(problems).toEqual([]);
});

test('what was saved can be sent again, though nothing has changed', async () => {
  const { sync, sent } = setUp();
  sync.put('order', order);
  sync.put('customer', customer('a@x.test'));
  await sync.flush();
  sync.forget('customer');
  await sync.flush();
  expect(sent).toEqual(['order', 'customer a', 'customer a']);
});

test('a refusal is told once and not repeated', async () => {
  const { sync, sent, failures, problems } = setUp();
  failures.push(problem('price-changed', 409));
  sync.put('order', order);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['order']);
  expect(problems).toEqual(['order']);
});

test('another offer is another order: its parts go out again', async () => {
  const { sync, sent } = setUp();
  sync.put('order', order);
  sync.put('customer', customer('a@x.test'));
  await sync.flush();
  sync.put('order', { cartId: 'cart_2', items: [{ ...item, reference: 'offer-2' }] });
  await sync.flush();
  expect(sent).toEqual(['order', 'customer a', 'order', 'customer a']);
});

const bag = { name: 'onward', quantity: 1, each: { amount: 4_800, currency: 'USD' } };
const services = (...added: (typeof bag)[]) => [{ place: 0, added }];

test('what is added is sent two seconds after its last change, and what is billed for it not before (§4)', async () => {
  const { sync, sent } = setUp();
  sync.put('order', order);
  await sync.flush();
  sync.put('services', services());
  sync.put('services', services(bag));
  sync.put('billing', billing);
  await jest.advanceTimersByTimeAsync(1999);
  expect(sent).toEqual(['order']);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['order', 'services', 'billing']);
  expect(sync.stateOf('services')).toBe('saved');
});

test('nothing added is what an order begins with: it is sent only after something was', async () => {
  const { sync, sent } = setUp();
  sync.put('order', order);
  sync.put('services', services());
  await sync.flush();
  expect([sent, sync.stateOf('services')]).toEqual([['order'], 'empty']);
  sync.put('services', services(bag));
  await sync.flush();
  sync.put('services', services());
  await sync.flush();
  expect(sent).toEqual(['order', 'services', 'services']);
});

test('a bill that is refused says what is added once more, even nothing: another tab may have added something', async () => {
  const { sync, sent, failures, problems } = setUp();
  sync.put('order', order);
  sync.put('services', services());
  await sync.flush();
  failures.push(problem('price-changed', 409));
  sync.put('billing', billing);
  await sync.flush();
  expect(sent).toEqual(['order', 'billing', 'services', 'billing']);
  expect(problems).toEqual([]);
});

test('on leaving, a bill does not race what it is for', async () => {
  const { sync, sent } = setUp();
  sync.put('order', order);
  await sync.flush();
  sync.put('services', services(bag));
  sync.put('billing', billing);
  sync.leave();
  expect(sent).toEqual(['order', 'services on leaving']);
});

test('travellers are sent seven seconds after their last change, not before (§4)', async () => {
  const { sync, sent } = setUp();
  sync.put('order', order);
  sync.put('passengers', []);
  await jest.advanceTimersByTimeAsync(6999);
  expect(sent).toEqual(['order']);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['order', 'passengers']);
});

test('billing is sent after a second, the card at once: its second has passed in its frame (§4)', async () => {
  const { sync, sent } = setUp();
  sync.put('order', order);
  await sync.flush();
  sync.put('billing', billing);
  sync.put('card', card);
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['order', 'card']);
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['order', 'card', 'billing']);
});

test('a card is never sent on leaving: nobody has pressed Pay', async () => {
  const { sync, sent } = setUp();
  sync.put('order', order);
  await sync.flush();
  sync.put('customer', customer('a@x.test'));
  sync.put('card', card);
  sync.leave();
  expect(sent).toEqual(['order', 'customer a on leaving']);
});

test('on leaving, what is due goes out in calls that outlive the page', async () => {
  const { sync, sent } = setUp();
  sync.put('order', order);
  await sync.flush();
  sync.put('customer', customer('a@x.test'));
  sync.leave();
  expect(sent).toEqual(['order', 'customer a on leaving']);
});

test('once it has ended, nothing is sent any more', async () => {
  const { sync, sent } = setUp();
  sync.put('order', order);
  sync.stop();
  sync.leave();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});
