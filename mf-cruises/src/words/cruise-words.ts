import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { CabinKind, CruiseParty, CruiseRegion, NotSoldWhy } from '@alisio/shared-contracts/cruises';

/** How cruises are told of, in the reader's language: what their lists and their pages say alike. */
export function useCruiseWords() {
  const { t, language } = useTexts('cruises');
  const { day, list, monthNames } = useFormats();
  const { fromMoney } = usePrices();
  const raised = (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  return {
    party: ({ adults, childAges }: CruiseParty): string =>
      list([
        t('cruise.adults', { count: adults }),
        ...(childAges.length > 0 ? [t('cruise.children', { count: childAges.length })] : []),
      ]),
    nights: (count: number) => t('cruise.nights', { count }),
    cabin: (kind: CabinKind) => t(`cruise.cabins.${kind}`),
    notSold: (why: NotSoldWhy) => t(`cruise.notSold.${why}`),
    region: (region: CruiseRegion) => t(`cruise.regions.${region}`),
    /** `Marzo de 2027`. @param month `YYYY-MM` */
    month: (month: string) => {
      const [year = '', at = '1'] = month.split('-');
      return raised(t('cruise.month', { month: monthNames()[Number(at) - 1] ?? '', year }));
    },
    /** `sáb 16 ene a sáb 23 ene de 2027`: sailings are told eighteen months ahead. ISO dates */
    span: (start: string, end: string) => {
      const [first, last] = [start.slice(0, 4), end.slice(0, 4)];
      if (first === last) return t('cruise.span', { start: day(start), end: day(end), year: last });
      return t('cruise.spanYears', {
        start: t('cruise.ofYear', { day: day(start), year: first }),
        end: t('cruise.ofYear', { day: day(end), year: last }),
      });
    },
    /** A port without what is said behind its name: `Aruba` of `Aruba, Oranjestad`. */
    shortPort: (name: string) => name.split(',')[0] ?? name,
    /** A price without cents, rounded up, its sign apart from its number: what stands in a grid says the sign once. */
    wholePrice: (minor: number, currency: string) => {
      const [symbol = '', ...number] = fromMoney(minor, currency).split('\u00a0');
      return { symbol, number: number.join('\u00a0') };
    },
  };
}
