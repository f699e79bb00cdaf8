import type { FromCardFrame } from '@alisio/shared-contracts/payments';
import { talkToCardFrame } from './card-frame.ts';

const PAY_ORIGIN = 'https://pay.test';
const TOKEN: FromCardFrame = {
  type: 'pay:token',
  token: `tok_${'0'.repeat(22)}`,
  brand: 'visa',
  last4: '4242',
  cardName: 'LUCIA',
};

function frameAt(): { frame: ReturnType<typeof talkToCardFrame>; frameWindow: Window } {
  const element = document.body.appendChild(document.createElement('iframe'));
  const frameWindow = element.contentWindow;
  if (!frameWindow) throw new Error('an iframe has a window');
  frameWindow.postMessage = () => undefined;
  return { frame: talkToCardFrame(() => frameWindow, PAY_ORIGIN), frameWindow };
}
const message = (source: Window, origin: string, data: unknown = TOKEN) =>
  new MessageEvent('message', { source, origin, data });

test('the frame of the pay origin is heard', () => {
  const { frame, frameWindow } = frameAt();
  expect(frame.hear(message(frameWindow, PAY_ORIGIN))).toEqual(TOKEN);
});

test.each(['https://evil.test', 'https://pay.test.evil.test', 'http://pay.test', 'null', ''])(
  'whatever the frame shows at the origin "%s" is not heard, and answers nothing',
  async (origin) => {
    const { frame, frameWindow } = frameAt();
    const asked = frame.requestToken();
    expect(frame.hear(message(frameWindow, origin))).toBeUndefined();
    expect(frame.hear(message(frameWindow, PAY_ORIGIN, { ...TOKEN, last4: '0005' }))).toBeDefined();
    expect(await asked).toMatchObject({ last4: '0005' });
  },
);

test('another window at the pay origin is not heard', () => {
  const { frame } = frameAt();
  expect(frame.hear(message(window, PAY_ORIGIN))).toBeUndefined();
});

test('what the contract does not know is not heard', () => {
  const { frame, frameWindow } = frameAt();
  expect(frame.hear(message(frameWindow, PAY_ORIGIN, { type: 'pay:other' }))).toBeUndefined();
});
