import type { CardBrand } from '@alisio/shared-contracts/rules';
import type { CardValues } from './card-values.ts';
import type { Tell } from './checkout-page.ts';

/** §4: a card is sent a second after its last change. */
const AFTER_CHANGE_MS = 1000;

interface TokenAnswer {
  token: string;
  brand: CardBrand;
  last4: string;
}

async function requestToken(values: CardValues): Promise<TokenAnswer> {
  const answer = await fetch('/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  });
  if (!answer.ok) throw new Error('the card was not taken');
  return answer.json();
}

export interface Tokenizer {
  /** the fields hold something else now; `complete`: all of it is valid */
  changed: (values: CardValues, complete: boolean) => void;
  /**
   * without waiting for the second; the same card keeps its token until the page asks for a fresh one
   * @param id of the page's question, which the answer names
   */
  flush: (values: CardValues, id?: string) => void;
}

/** Turns a valid card into a token, once for each state of the fields. */
export function tokenizer(tell: Tell): Tokenizer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state = 0;
  let told = false;
  let asking: number | undefined;
  /** the question that waits for what is asked for now */
  let question: { id?: string } = {};

  async function ask(values: CardValues): Promise<void> {
    clearTimeout(timer);
    if (asking === state) return;
    const asked = state;
    asking = asked;
    try {
      const answer = await requestToken(values);
      if (asked !== state) return;
      told = true;
      tell({ type: 'pay:token', ...answer, cardName: values.cardName.trim(), ...question });
    } catch {
      if (asked === state) tell({ type: 'pay:failed', ...question });
    } finally {
      if (asking === asked) asking = undefined;
    }
  }

  return {
    changed: (values, complete) => {
      state += 1;
      question = {};
      clearTimeout(timer);
      if (told) tell({ type: 'pay:cleared' });
      told = false;
      if (complete) timer = setTimeout(() => ask(values), AFTER_CHANGE_MS);
    },
    flush: (values, id) => {
      question = id === undefined ? {} : { id };
      void ask(values);
    },
  };
}
