import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PackageQuery, PackageStay } from '@alisio/shared-contracts/packages';
import { SummaryBar, type SummaryBarProps } from '@alisio/shared-ui/summary-bar';
import { usePackageWords } from '../../packages/package-words.ts';

export interface SearchedBarProps
  extends Pick<SummaryBarProps, 'editing' | 'onEdit' | 'changeHref' | 'clock' | 'children'> {
  query: PackageQuery;
  /** in the reader's words */
  fromCity: string;
  toCity: string;
  /** the nights, once they are known */
  stay: PackageStay | undefined;
}

/** What was searched, always in sight, and the way to change it in place. */
export function SearchedBar({ query, fromCity, toCity, stay, ...bar }: SearchedBarProps) {
  const { t } = useTexts('tours');
  const words = usePackageWords();
  const { from, to, departureDate, returnDate, rooms } = query;
  const what = [
    t('packages.flightAndHotel'),
    words.days(stay?.startDate ?? departureDate, stay?.endDate ?? returnDate),
    words.people(rooms),
    words.rooms(rooms.length),
  ];
  return (
    <SummaryBar
      {...bar}
      label={t('packages.searched.label')}
      title={
        <>
          {fromCity} <span>{from}</span> {t('packages.searched.to')} {toCity} <span>{to}</span>
        </>
      }
      titleKey={`${fromCity} ${toCity}`}
      what={what.join(', ')}
      labels={{
        change: t('packages.searched.change'),
        changeSearch: t('packages.searched.changeSearch'),
        close: t('packages.close'),
      }}
    />
  );
}
