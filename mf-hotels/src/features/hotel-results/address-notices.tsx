import { useTexts } from '@alisio/platform/sdk/i18n';
import { type HotelQuery, writeRooms } from '@alisio/shared-contracts/hotels';
import { LateNotices } from './late-around-list.ts';

export interface AddressNoticesProps {
  /** as the address says it */
  words: URLSearchParams;
  /** as it is searched (§5) */
  query: HotelQuery;
  /** ISO date */
  today: string;
  /** nobody knows the place that it names */
  isUnknown: boolean;
  /** §3's fixed point is searched */
  isDefault: boolean;
}

/** What of an address could not be searched as it was said. */
function changesOf({ words, query, today, isUnknown, isDefault }: AddressNoticesProps): string[] {
  const [from, to, rooms] = [words.get('checkIn'), words.get('checkOut'), words.get('rooms')];
  return [
    ...(isUnknown ? ['place'] : isDefault ? ['noPlace'] : []),
    ...(from && from !== query.startDate ? [from < today ? 'past' : 'arrival'] : []),
    ...(to && from === query.startDate && to !== query.endDate ? ['nights'] : []),
    ...(rooms && rooms !== writeRooms(query.rooms) ? ['rooms'] : []),
  ];
}

/** Says what is searched in place of what an address asked for; nothing where it is the same. */
export function AddressNotices(props: AddressNoticesProps) {
  const { t } = useTexts('hotels');
  const changes = changesOf(props);
  if (changes.length === 0) return null;
  return <LateNotices said={changes.map((change) => t(`notices.${change}`))} />;
}
