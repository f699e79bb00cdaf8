import type { CardFieldName, FromCardFrame, ToCardFrame } from '@alisio/shared-contracts/payments';
import { act, screen } from '@testing-library/react';

const PAY_ORIGIN = 'http://pay.test';

export interface PlayedCardFrame {
  /** what the checkout told the frame */
  heard: ToCardFrame[];
  say: (message: FromCardFrame) => void;
  /** what its fields hold from now on */
  hold: (invalid: readonly CardFieldName[]) => void;
  /** It answers nothing any more. */
  silence: () => void;
  /** how many tokens it has given */
  tokens: () => number;
}

/** Plays the pay origin's frame: answers as it does, by messages, with a token of its own for each request. */
export function playCardFrame(): PlayedCardFrame {
  const element = screen.getByTitle<HTMLIFrameElement>(/Datos de la tarjeta|Card details/);
  const frameWindow = element.contentWindow;
  if (!frameWindow) throw new Error('the frame is not in the page');
  const heard: ToCardFrame[] = [];
  let invalid: readonly CardFieldName[] = [];
  let given = 0;

  const say = (data: FromCardFrame) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin: PAY_ORIGIN, source: frameWindow }));
    });
  const answer = (message: ToCardFrame) => {
    if (message.type === 'pay:validate')
      say({ type: 'pay:state', valid: invalid.length === 0, invalid: [...invalid] });
    if (message.type !== 'pay:flush') return;
    given += 1;
    const token = `tok_${String(given).padStart(22, '0')}`;
    say({ type: 'pay:token', token, brand: 'visa', last4: '4242', cardName: 'LUCIA RIVERA' });
  };
  frameWindow.postMessage = (message: ToCardFrame) => {
    heard.push(message);
    queueMicrotask(() => answer(message));
  };
  say({ type: 'pay:ready' });
  return {
    heard,
    say,
    hold: (next) => {
      invalid = next;
    },
    silence: () => {
      frameWindow.postMessage = () => undefined;
    },
    tokens: () => given,
  };
}
