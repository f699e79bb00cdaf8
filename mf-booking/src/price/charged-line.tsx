import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { currencyWords } from '@alisio/platform/sdk/visitor';
import { Muted, NoBreak } from '@alisio/shared-ui/text';

interface ChargedLineProps {
  /** integer minor units */
  amount: number;
  currency: string;
}

/** What will be charged and in which currency, under a price in the visitor's own. */
export function ChargedLine({ amount, currency }: ChargedLineProps) {
  const { t, language } = useTexts('booking');
  const { money } = useFormats();
  return (
    <Muted>
      {t('pay.willCharge')} <NoBreak as="b">{money(amount, currency)}</NoBreak> (
      {currencyWords(currency, language)})
    </Muted>
  );
}
