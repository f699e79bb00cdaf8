import {
  cardBrand,
  isCardCvc,
  isCardExpiryAhead,
  isCardNumber,
  parseCardExpiry,
} from '@alisio/shared-contracts/rules';

export const FIELDS = ['cardNumber', 'cardName', 'cardExpiry', 'cardCvv'] as const;
export type FieldName = (typeof FIELDS)[number];
export type CardValues = Record<FieldName, string>;

const RULES: Record<FieldName, (values: CardValues, today: string) => boolean> = {
  cardNumber: ({ cardNumber }) => isCardNumber(cardNumber),
  cardName: ({ cardName }) => cardName.trim() !== '',
  cardExpiry: ({ cardExpiry }, today) => {
    const expiry = parseCardExpiry(cardExpiry);
    return expiry !== undefined && isCardExpiryAhead(expiry, today);
  },
  cardCvv: ({ cardCvv, cardNumber }) => isCardCvc(cardCvv, cardBrand(cardNumber)),
};

/** The fields that break a rule of §5, in the order in which they are printed on the card. `today`: ISO date. */
export const invalidFields = (values: CardValues, today: string): FieldName[] =>
  FIELDS.filter((name) => !RULES[name](values, today));
