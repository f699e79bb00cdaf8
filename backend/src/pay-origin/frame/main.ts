import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@alisio/shared-contracts/languages';
import type { ToCardFrame } from '@alisio/shared-contracts/payments';
import { cardForm, type Texts } from './card-form.ts';
import { checkoutPage } from './checkout-page.ts';
import { tokenizer } from './tokenizer.ts';

const root = document.documentElement;
const texts: Record<Language, Texts> = JSON.parse(document.getElementById('texts')?.textContent ?? '{}');

let toldInvalid = 'nothing told yet';

const form = cardForm(texts[isLanguage(root.lang) ? root.lang : DEFAULT_LANGUAGE], () => {
  const unchanged = form.invalid().join() === toldInvalid;
  const valid = unchanged ? toldInvalid === '' : tellState();
  tokens.changed(form.values(), valid);
});

/** `id`: of the question that it answers, if it answers one. */
function tellState(id?: string): boolean {
  const invalid = form.invalid();
  const valid = invalid.length === 0;
  toldInvalid = invalid.join();
  tell({ type: 'pay:state', valid, invalid, ...(id === undefined ? {} : { id }) });
  return valid;
}

function handle(message: ToCardFrame): void {
  switch (message.type) {
    case 'pay:configure':
      root.lang = message.language;
      root.dataset.theme = message.theme;
      form.setTexts(texts[message.language]);
      return;
    case 'pay:validate':
      form.showEveryError();
      tellState(message.id);
      return;
    case 'pay:focus':
      form.focus(message.field);
      return;
    case 'pay:flush':
      if (tellState(message.id)) tokens.flush(form.values(), message.id);
  }
}

const tell = checkoutPage(root.dataset.parent ?? '', handle);
const tokens = tokenizer(tell);

// The checkout page gives the frame exactly the room that it needs.
new ResizeObserver(() => {
  tell({ type: 'pay:resized', height: Math.ceil(document.body.getBoundingClientRect().height) });
}).observe(document.body);
tell({ type: 'pay:ready' });
