import type { ToCardFrame } from '@alisio/shared-contracts/payments';
import { talkToCardFrame } from './card-frame.ts';

const PAY_ORIGIN = 'http://pay.test';

/** An iframe in the page, and what was said to its window. */
function iframe() {
  const element = document.body.appendChild(document.createElement('iframe'));
  const frameWindow = element.contentWindow;
  if (!frameWindow) throw new Error('an iframe in the page has a window');
  const heard: [message: ToCardFrame, origin: string][] = [];
  frameWindow.postMessage = (message: ToCardFrame, origin: unknown) => {
    heard.push([message, String(origin)]);
  };
  const says = (data: object) =>
    new MessageEvent('message', { data, origin: PAY_ORIGIN, source: frameWindow });
  return { frameWindow, heard, says };
}

const READY = { type: 'pay:ready' };

test('a frame that is still loading is told nothing; what was meant for it follows its first word', () => {
  const { frameWindow, heard, says } = iframe();
  const frame = talkToCardFrame(() => frameWindow, PAY_ORIGIN);
  void frame.validate();
  expect(heard).toEqual([]);
  frame.hear(says(READY));
  expect(heard).toEqual([[{ type: 'pay:validate', id: expect.any(String) }, PAY_ORIGIN]]);
  frame.tell({ type: 'pay:focus', field: 'cardNumber' });
  expect(heard).toHaveLength(2);
});

test('a frame that took the place of another has to speak first again', () => {
  const [first, second] = [iframe(), iframe()];
  let shown = first;
  const frame = talkToCardFrame(() => shown.frameWindow, PAY_ORIGIN);
  frame.hear(first.says(READY));
  shown = second;
  frame.tell({ type: 'pay:validate' });
  expect([first.heard, second.heard]).toEqual([[], []]);
  frame.hear(second.says(READY));
  expect(second.heard).toHaveLength(1);
});
