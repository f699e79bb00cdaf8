import { ApiProblem } from '@alisio/platform/sdk/api';
import type { CustomerDetails } from '@alisio/shared-contracts/orders';
import { problemType } from '@alisio/shared-contracts/problems';
import { jest } from '@jest/globals';
import { ALONE, flightOfferFor } from '../../testing/flight-offer.ts';
import type { OrderPart } from './order-parts.ts';
import { createOrderSync } from './order-sync.ts';

const offer = flightOfferFor(ALONE);
const customer = (email: string): CustomerDetails => ({
  email,
  phone: '+573000000000',
  newsletterSubscribe: false,
});
const problem = (kind: 'price-changed' | 'order-not-found', status: number) =>
  new ApiProblem({ type: problemType(kind), title: kind, status });
const noAnswer = new ApiProblem({ type: 'network', title: 'no answer', status: 0 });

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
      customer: sender('customer'),
      passengers: sender('passengers'),
      billing: sender('billing'),
      card: sender('card'),
    },
    (part) => problems.push(part),
  );
  return { sync, sent, failures, problems };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('each part is sent after its own pause, and only its last state (§4)', async () => {
  const { sync, sent } = setUp();
  sync.put('order', offer);
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

test('the order goes before its parts, whatever is asked first', async () => {
  const { sync, sent } = setUp();
  sync.put('customer', customer('a@x.test'));
  sync.put('order', offer);
  await sync.flush('customer');
  expect(sent).toEqual(['order', 'customer a']);
});

test('what is saved is not sent again, what changes is', async () => {
  const { sync, sent } = setUp();
  sync.put('order', offer);
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
  sync.put('order', offer);
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

test('an order that the server lost is made again with everything in it', async () => {
  const { sync, sent, failures } = setUp();
  sync.put('order', offer);
  sync.put('customer', customer('a@x.test'));
  await sync.flush();
  sent.length = 0;
  failures.push(problem('order-not-found', 404));
  sync.put('passengers', []);
  await sync.flush();
  expect(sent).toEqual(['passengers', 'order', 'passengers', 'customer a']);
});

test('a refusal is told once and not repeated', async () => {
  const { sync, sent, failures, problems } = setUp();
  failures.push(problem('price-changed', 409));
  sync.put('order', offer);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['order']);
  expect(problems).toEqual(['order']);
});

test('another offer is another order: its parts go out again', async () => {
  const { sync, sent } = setUp();
  sync.put('order', offer);
  sync.put('customer', customer('a@x.test'));
  await sync.flush();
  sync.put('order', { ...offer, id: 'offer-2' });
  await sync.flush();
  expect(sent).toEqual(['order', 'customer a', 'order', 'customer a']);
});

test('on leaving, what is due goes out in calls that outlive the page', async () => {
  const { sync, sent } = setUp();
  sync.put('order', offer);
  await sync.flush();
  sync.put('customer', customer('a@x.test'));
  sync.leave();
  expect(sent).toEqual(['order', 'customer a on leaving']);
});

test('once it has ended, nothing is sent any more', async () => {
  const { sync, sent } = setUp();
  sync.put('order', offer);
  sync.stop();
  sync.leave();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});
