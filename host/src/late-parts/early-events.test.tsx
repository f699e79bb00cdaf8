import { emitEvent } from '@alisio/shared-contracts/events';
import {
  followEvents,
  forgetEarlyEvents,
  keepEarlyEvents,
  type PageEvent,
  tellLateParts,
} from './early-events.ts';

const thrown = (message: string): PageEvent => ({
  kind: 'thrown',
  error: new Error(message),
  page: undefined,
});

/** A late part that begins now, and what it hears of. */
function latePart() {
  const heard: PageEvent[] = [];
  return { heard, stop: followEvents((event) => heard.push(event)) };
}

beforeEach(forgetEarlyEvents);

test('a late part hears of what was before it, and of what comes, until it ends', () => {
  const [first, second, third] = [thrown('1'), thrown('2'), thrown('3')];
  tellLateParts(first);
  const { heard, stop } = latePart();
  tellLateParts(second);
  stop();
  tellLateParts(third);
  expect(heard).toEqual([first, second]);
});

test('what breaks on and on does not hide what was sold meanwhile', () => {
  for (let i = 0; i < 30; i++) tellLateParts(thrown(`${i}`));
  keepEarlyEvents();
  emitEvent('booking:confirmed', { products: ['flight'] });
  expect(latePart().heard).toContainEqual(expect.objectContaining({ sale: 'booking:confirmed' }));
});

test('errors of scripts, promises that nobody caught, and the first thing typed are kept', () => {
  keepEarlyEvents();
  window.dispatchEvent(new ErrorEvent('error', { message: 'boom' }));
  window.dispatchEvent(new Event('unhandledrejection'));
  const box = document.body.appendChild(document.createElement('input'));
  for (const _ of 'José') box.dispatchEvent(new Event('input', { bubbles: true }));
  const { heard, stop } = latePart();
  expect(heard.map((event) => ('type' in event ? event.type : 'other'))).toEqual([
    'error',
    'unhandledrejection',
    'input',
  ]);
  stop();
});

test('the steps of a sale are kept', () => {
  keepEarlyEvents();
  emitEvent('shop:searched', { product: 'flight' });
  emitEvent('booking:confirmed', { products: ['flight', 'hotel'] });
  emitEvent('booking:payment-failed', { reason: 'declined' });
  const { heard, stop } = latePart();
  // Each of the two calls of this file hears of them.
  const sales = heard.flatMap((event) => ('sale' in event ? [JSON.stringify(event.carries)] : []));
  expect([...new Set(sales)]).toEqual([
    '{"product":"flight"}',
    '{"products":["flight","hotel"]}',
    '{"reason":"declined"}',
  ]);
  stop();
});

test('of many early events twenty are kept', () => {
  for (let count = 0; count < 30; count += 1) tellLateParts(thrown(`${count}`));
  const { heard, stop } = latePart();
  expect(heard).toHaveLength(20);
  stop();
});
