import { type FieldErrors, fieldId } from '@alisio/platform/sdk/forms';
import { useTexts } from '@alisio/platform/sdk/i18n';
import type { CardFieldName } from '@alisio/shared-contracts/payments';
import type { FieldError } from '@alisio/shared-ui/field';

interface Sections {
  contact: { errors: FieldErrors };
  travellers: readonly { slot: { id: string }; errors: FieldErrors }[];
  sections: readonly { id: string; section: { title: string }; errors: FieldErrors }[];
  billing: { errors: FieldErrors };
}

/** More errors than these in one section are one line: nobody reads thirty links. */
const LONGEST_LIST = 3;

/** All that keeps the order from being paid, in the order of the page, with the ids of the fields. */
export function useErrorList() {
  const { t } = useTexts('booking');
  const linesOf = (section: string, title: string, errors: FieldErrors): FieldError[] => {
    const lines = Object.entries(errors).map(([name, code]) => ({
      fieldId: fieldId(section, name),
      message: `${title}: ${t(`errors.${code}`)}`,
    }));
    const [first, ...others] = lines;
    if (!first || lines.length <= LONGEST_LIST) return lines;
    const message = `${title}: ${t('errors.several', { count: lines.length })}`;
    return [{ ...first, message, alsoIds: others.map(({ fieldId }) => fieldId) }];
  };
  return (
    { contact, travellers, sections, billing }: Sections,
    card: readonly CardFieldName[],
    cardIsGone: boolean,
  ) => [
    ...linesOf('contact', t('contact.title'), contact.errors),
    ...travellers.flatMap(({ slot, errors }) =>
      linesOf(`passenger-${slot.id}`, t('traveller.title', { number: slot.id }), errors),
    ),
    ...sections.flatMap(({ id, section, errors }) => linesOf(id, t(section.title), errors)),
    ...linesOf('billing', t('billing.title'), billing.errors),
    ...linesOf(
      'card',
      t('card.title'),
      cardIsGone ? { cardNumber: 'card-gone' } : Object.fromEntries(card.map((name) => [name, name])),
    ),
  ];
}
