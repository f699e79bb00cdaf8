import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { guestsIn, type HotelQuery, nightsOf } from '@alisio/shared-contracts/hotels';
import { SummaryBar, type SummaryBarProps } from '@alisio/shared-ui/summary-bar';
import { useHotelWords } from '../../words/hotel-words.ts';

export interface SearchedBarProps
  extends Pick<SummaryBarProps, 'editing' | 'onEdit' | 'changeHref' | 'clock' | 'children'> {
  query: HotelQuery;
  /** in the reader's words, where is searched */
  where: string;
}

/** What was searched, always in sight, and the way to change it in place. */
export function SearchedBar({ query, where, ...bar }: SearchedBarProps) {
  const { t } = useTexts('hotels');
  const { dayAndMonthSpan } = useFormats();
  const words = useHotelWords();
  const { adults, children } = guestsIn(query.rooms);
  const what = [
    t('searched.days', dayAndMonthSpan(query.startDate, query.endDate)),
    words.nights(nightsOf(query)),
    t('search.guestCount', { count: adults + children }),
    t('search.roomCount', { count: query.rooms.length }),
  ];
  return (
    <SummaryBar
      {...bar}
      label={t('searched.label')}
      title={where}
      titleKey={where}
      what={what.join(', ')}
      labels={{
        change: t('searched.change'),
        changeSearch: t('searched.changeSearch'),
        close: t('search.close'),
      }}
    />
  );
}
