import fc from 'fast-check';
import { type EventPayload, emitEvent, eventMap, onEvent } from './index.ts';

const warn = console.warn;
let warnings: unknown[];
beforeEach(() => {
  warnings = [];
  console.warn = (text: unknown) => warnings.push(text);
});
afterEach(() => {
  console.warn = warn;
});

/** As code of another version calls it, whose map is another one. */
const emitUntyped = (name: string, payload: unknown): void =>
  Reflect.apply(emitEvent, undefined, [name, payload]);
const onUntyped = (name: string, handler: (payload: unknown) => void): (() => void) =>
  Reflect.apply(onEvent, undefined, [name, handler]);

test('a fact reaches every listener until it stops listening', () => {
  const heard: EventPayload<'booking:confirmed'>[] = [];
  const stop = onEvent('booking:confirmed', (payload) => heard.push(payload));
  emitEvent('booking:confirmed', { products: ['flight'] });
  stop();
  emitEvent('booking:confirmed', { products: ['hotel'] });
  expect(heard).toEqual([{ products: ['flight'] }]);
  expect(warnings).toEqual([]);
});

test('the sender of a wrong payload goes on, is told, and nobody hears of it', () => {
  const heard: unknown[] = [];
  const stop = onEvent('shop:searched', (payload) => heard.push(payload));
  emitUntyped('shop:searched', { product: 7 });
  stop();
  expect(heard).toEqual([]);
  expect(warnings).toEqual(['The event shop:searched was passed over.']);
});

test('an event of a remote that is newer or older than the shell is passed over without a word', () => {
  const heard: unknown[] = [];
  const stop = onUntyped('flights:searched', (payload) => heard.push(payload));
  emitUntyped('flights:searched', { from: 'BOG' });
  stop();
  expect([heard, warnings]).toEqual([[], []]);
});

test('what a remote of another version sends and does not fit is dropped', () => {
  const heard: unknown[] = [];
  const stop = onEvent('shop:searched', (payload) => heard.push(payload));
  window.dispatchEvent(new CustomEvent('alisio:shop:searched', { detail: { product: 7 } }));
  window.dispatchEvent(new Event('alisio:shop:searched'));
  stop();
  expect(heard).toEqual([]);
});

test('a field that only newer remotes know is passed on by an older map', () => {
  const heard: unknown[] = [];
  const stop = onUntyped('booking:confirmed', (payload) => heard.push(payload));
  const newer = { products: ['flight'], seats: ['12A'] };
  emitUntyped('booking:confirmed', newer);
  stop();
  expect(heard).toEqual([newer]);
});

test('whatever is sent under whatever name, sender and listeners go on, and hear only what is of the map', () => {
  const names = Object.keys(eventMap);
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...names), fc.string()), fc.anything(), (name, payload) => {
      const heard: unknown[] = [];
      const stop = onUntyped(name, (fact) => heard.push(fact));
      emitUntyped(name, payload);
      window.dispatchEvent(new CustomEvent(`alisio:${name}`, { detail: payload }));
      stop();
      const schema = new Map<string, { safeParse(value: unknown): { success: boolean } }>(
        Object.entries(eventMap),
      ).get(name);
      for (const fact of heard) expect(schema?.safeParse(fact).success).toBe(true);
    }),
  );
});
