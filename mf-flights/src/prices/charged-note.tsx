import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { currencyWords, usePrices } from '@alisio/platform/sdk/visitor';
import { Muted } from '@alisio/shared-ui/text';

/**
 * In which currency the prices are, by the rates of which day, and in which one will be charged. Nothing where that
 * is the same.
 * @param currency ISO code of what is charged
 */
export function ChargedNote({ currency }: { currency: string }) {
  const { t, language } = useTexts('flights');
  const { dayAndMonth } = useFormats();
  const { shown, ratesDate } = usePrices();
  const to = shown(0, currency).currency;
  if (to === currency || ratesDate === null) return null;
  return (
    <Muted>
      {t('list.converted', {
        shown: currencyWords(to, language),
        day: dayAndMonth(ratesDate),
        charged: currencyWords(currency, language),
      })}
    </Muted>
  );
}
