import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { currencyWords, usePrices } from '@alisio/platform/sdk/visitor';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import { Muted } from '@alisio/shared-ui/text';

/** By the rates of which day prices are shown, and what will be charged; nothing where both are one. */
export function ChargedNote() {
  const { t, language } = useTexts('content');
  const { dayAndMonth } = useFormats();
  const { shown, ratesDate } = usePrices();
  const { currency } = shown(0, DEFAULT_CURRENCY);
  if (currency === DEFAULT_CURRENCY || ratesDate === null) return null;
  return (
    <Muted>
      {t('trains.converted', {
        shown: currencyWords(currency, language),
        day: dayAndMonth(ratesDate),
        charged: currencyWords(DEFAULT_CURRENCY, language),
      })}
    </Muted>
  );
}
