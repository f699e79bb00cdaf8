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

test('an answer to an earlier question decides no later one; a frame that names none is taken at its word', async () => {
  const { frame, frameWindow } = frameAt();
  const asked: (string | undefined)[] = [];
  frameWindow.postMessage = (said: { id?: string }) => asked.push(said.id);
  frame.hear(message(frameWindow, PAY_ORIGIN, { type: 'pay:ready' }));
  void frame.requestToken();
  const later = frame.requestToken();
  const [first, second] = asked;
  frame.hear(message(frameWindow, PAY_ORIGIN, { ...TOKEN, last4: '0001', id: first }));
  frame.hear(message(frameWindow, PAY_ORIGIN, { type: 'pay:failed', id: first }));
  frame.hear(message(frameWindow, PAY_ORIGIN, { ...TOKEN, last4: '0002', id: second }));
  expect(await later).toEqual({ token: TOKEN.token, brand: 'visa', last4: '0002', cardName: 'LUCIA' });
  const older = frame.requestToken();
  frame.hear(message(frameWindow, PAY_ORIGIN, TOKEN));
  expect(await older).toMatchObject({ last4: '4242' });
});

test('another window at the pay origin is not heard', () => {
  const { frame } = frameAt();
  expect(frame.hear(message(window, PAY_ORIGIN))).toBeUndefined();
});

test('what the contract does not know is not heard', () => {
  const { frame, frameWindow } = frameAt();
  expect(frame.hear(message(frameWindow, PAY_ORIGIN, { type: 'pay:other' }))).toBeUndefined();
});
