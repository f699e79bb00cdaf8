import { breathe } from './breathe.ts';

test('what waits has its turn between two pieces of work, and neither waits for a timer', async () => {
  const order: string[] = [];
  const waiting = new MessageChannel();
  waiting.port1.onmessage = () => {
    order.push('touch');
    waiting.port1.close();
  };
  const timer = setTimeout(() => order.push('timer'), 60_000);
  waiting.port2.postMessage(undefined);
  order.push('first');
  await breathe();
  order.push('second');
  clearTimeout(timer);
  expect(order).toEqual(['first', 'touch', 'second']);
});
