import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { currencyWords, usePrices, useToday } from '@alisio/platform/sdk/visitor';
import { Muted } from '@alisio/shared-ui/text';
import { Unseen, useKeptRoom } from './kept-room.tsx';

/** Whose name is about as long as others': it stands, unseen, for the one that is awaited. */
const USUAL = 'MXN';

/**
 * In which currency the prices are, by the rates of which day, and in which one will be charged. Nothing where that
 * is the same, but for its room where that was not known at first.
 * @param currency ISO code of what is charged
 */
export function ChargedNote({ currency }: { currency: string }) {
  const { t, language } = useTexts('flights');
  const { dayAndMonth } = useFormats();
  const { shown, ratesDate } = usePrices();
  const today = useToday();
  const kept = useKeptRoom(currency);
  const to = shown(0, currency).currency;
  const words = (other: string, day: string) =>
    t('list.converted', {
      shown: currencyWords(other, language),
      day: dayAndMonth(day),
      charged: currencyWords(currency, language),
    });
  if (to !== currency && ratesDate !== null) return <Muted>{words(to, ratesDate)}</Muted>;
  return kept ? <Unseen>{words(USUAL, today)}</Unseen> : null;
}
