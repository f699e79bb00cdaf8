import {
  CARD_BRAND_NAMES,
  cardBrand,
  formatCardExpiry,
  formatCardNumber,
} from '@alisio/shared-contracts/rules';
import { type CardValues, FIELDS, type FieldName, invalidFields } from './card-values.ts';
import { formatTyping } from './format-typing.ts';

export interface Texts extends Record<FieldName, string> {
  title: string;
  expiryPlaceholder: string;
  cvvPlaceholder: string;
  cvvPlaceholderAmex: string;
  errors: Record<FieldName, string>;
}

function part<T extends Element>(selector: string, kind: new () => T): T {
  const element = document.querySelector(selector);
  if (element instanceof kind) return element;
  throw new Error(`the page lacks ${selector}`);
}

const today = (): string => {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

const FORMATS: Partial<Record<FieldName, (typed: string) => string>> = {
  cardNumber: formatCardNumber,
  cardExpiry: formatCardExpiry,
  cardCvv: (typed) => typed.replace(/\D/g, '').slice(0, 4),
};

export interface CardForm {
  values: () => CardValues;
  invalid: () => FieldName[];
  showEveryError: () => void;
  focus: (name: FieldName) => void;
  setTexts: (texts: Texts) => void;
}

/** The four fields: formatted as they are typed, an error once a field was left, gone as soon as it is mended. */
export function cardForm(texts: Texts, onChange: () => void): CardForm {
  const input = (name: FieldName) => part(`#${name}`, HTMLInputElement);
  const brand = part('#brand', HTMLElement);
  const shown = new Set<FieldName>();
  let words = texts;

  const values = (): CardValues => ({
    cardNumber: input('cardNumber').value,
    cardName: input('cardName').value,
    cardExpiry: input('cardExpiry').value,
    cardCvv: input('cardCvv').value,
  });
  const invalid = () => invalidFields(values(), today());

  function render(): void {
    const wrong = invalid();
    const current = cardBrand(input('cardNumber').value);
    brand.textContent = current ? CARD_BRAND_NAMES[current] : '';
    input('cardCvv').placeholder = current === 'amex' ? words.cvvPlaceholderAmex : words.cvvPlaceholder;
    for (const name of FIELDS) {
      const bad = shown.has(name) && wrong.includes(name);
      input(name).setAttribute('aria-invalid', String(bad));
      part(`#${name}-error`, HTMLElement).textContent = bad ? words.errors[name] : '';
    }
  }

  for (const name of FIELDS) {
    input(name).addEventListener('input', () => {
      const format = FORMATS[name];
      if (format) formatTyping(input(name), format);
      render();
      onChange();
    });
    input(name).addEventListener('blur', () => {
      if (input(name).value !== '') shown.add(name);
      render();
    });
  }

  return {
    values,
    invalid,
    showEveryError: () => {
      for (const name of FIELDS) shown.add(name);
      render();
    },
    focus: (name) => input(name).focus(),
    setTexts: (next) => {
      words = next;
      document.title = next.title;
      for (const name of FIELDS) part(`label[for=${name}]`, HTMLLabelElement).textContent = next[name];
      input('cardExpiry').placeholder = next.expiryPlaceholder;
      render();
    },
  };
}
