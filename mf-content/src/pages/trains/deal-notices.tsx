import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useSearchParams } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import {
  isOtherTrainParty,
  TRAIN_PARTY_LIMITS,
  type TrainQuery,
  trainDays,
} from '@alisio/shared-contracts/trains';
import { Notices } from '@alisio/shared-ui/feedback';
import { useTrainWords } from '../../trains/train-words.ts';

/** What of an address is not searched as it says: more people than a booking has, a day that is not sold. Nothing where all of it is. */
export function DealNotices({ query: { party, date } }: { query: TrainQuery }) {
  const { t } = useTexts('content');
  const { day } = useFormats();
  const words = useTrainWords();
  const [search] = useSearchParams();
  const { min, max } = trainDays(useToday());
  const said = [
    ...(isOtherTrainParty(search, party)
      ? [t('trains.notices.party', { most: TRAIN_PARTY_LIMITS.people, party: words.party(party) })]
      : []),
    ...(date !== '' && date !== search.get('date')
      ? [t('trains.notices.date', { first: day(min, 'date'), last: day(max, 'date'), day: day(date) })]
      : []),
  ];
  return said.length > 0 ? <Notices said={said} /> : null;
}
