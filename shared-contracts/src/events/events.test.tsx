import { type EventPayload, emitEvent, onEvent } from './index.ts';

test('a fact reaches every listener until it stops listening', () => {
  const heard: EventPayload<'booking:confirmed'>[] = [];
  const stop = onEvent('booking:confirmed', (payload) => heard.push(payload));
  emitEvent('booking:confirmed', { product: 'flight', referenceId: 'ABCDE12345' });
  stop();
  emitEvent('booking:confirmed', { product: 'flight', referenceId: 'ZZZZZ12345' });
  expect(heard).toEqual([{ product: 'flight', referenceId: 'ABCDE12345' }]);
});

test('the sender of a wrong payload is told', () => {
  expect(() => emitEvent('visitor:language-changed', JSON.parse('{"language":"fr"}'))).toThrow(TypeError);
});

test('what a remote of another version sends and does not fit is dropped', () => {
  const heard: unknown[] = [];
  const stop = onEvent('visitor:language-changed', (payload) => heard.push(payload));
  window.dispatchEvent(new CustomEvent('alisio:visitor:language-changed', { detail: { language: 7 } }));
  window.dispatchEvent(new Event('alisio:visitor:language-changed'));
  stop();
  expect(heard).toEqual([]);
});
