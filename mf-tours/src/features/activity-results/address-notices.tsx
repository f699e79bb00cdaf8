import { useTexts } from '@alisio/platform/sdk/i18n';
import { type ActivityQuery, writeParty } from '@alisio/shared-contracts/activities';
import { LateNotices } from './late-around-list.ts';

export interface AddressNoticesProps {
  /** as the address says it */
  words: URLSearchParams;
  /** as it is searched (§5) */
  query: ActivityQuery;
  /** ISO date */
  today: string;
  /** nobody knows the place that it names */
  isUnknown: boolean;
  /** §3's fixed point is searched */
  isDefault: boolean;
}

/** What of an address could not be searched as it was said. */
function changesOf({ words, query, today, isUnknown, isDefault }: AddressNoticesProps): string[] {
  const [from, to, people] = [words.get('from'), words.get('to'), words.get('people')];
  return [
    ...(isUnknown ? ['place'] : isDefault ? ['noPlace'] : []),
    ...(from && from !== query.from ? [from < today ? 'past' : 'first'] : []),
    ...(to && from === query.from && to !== query.to ? ['last'] : []),
    ...(people && people !== writeParty(query.party) ? ['people'] : []),
  ];
}

/** Says what is searched in place of what an address asked for; nothing where it is the same. */
export function AddressNotices(props: AddressNoticesProps) {
  const { t } = useTexts('tours');
  const changes = changesOf(props);
  if (changes.length === 0) return null;
  return <LateNotices said={changes.map((change) => t(`activityResults.notices.${change}`))} />;
}
