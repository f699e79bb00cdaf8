import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { ActivityQuery } from '@alisio/shared-contracts/activities';
import { SummaryBar, type SummaryBarProps } from '@alisio/shared-ui/summary-bar';
import { useActivityWords } from '../../words/activity-words.ts';

export interface SearchedBarProps
  extends Pick<SummaryBarProps, 'editing' | 'onEdit' | 'changeHref' | 'clock' | 'children'> {
  query: ActivityQuery;
  /** in the reader's words, where is searched: in a town, near an airport */
  where: string;
}

/** What was searched, always in sight, and the way to change it in place. */
export function SearchedBar({ query, where, ...bar }: SearchedBarProps) {
  const { t } = useTexts('tours');
  const { dayAndMonth, dayAndMonthSpan } = useFormats();
  const { people } = useActivityWords();
  const { from, to, party } = query;
  const days = from === to ? dayAndMonth(from) : t('activity.searched.days', dayAndMonthSpan(from, to));
  return (
    <SummaryBar
      {...bar}
      label={t('activity.searched.label')}
      title={t('activity.searched.title', { where })}
      titleKey={where}
      what={`${days}, ${people(party)}`}
      labels={{
        change: t('activity.searched.change'),
        changeSearch: t('activity.searched.changeSearch'),
        close: t('activity.searched.close'),
      }}
    />
  );
}
