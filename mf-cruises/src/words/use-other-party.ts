import { useTexts } from '@alisio/platform/sdk/i18n';
import { useSearchParams } from '@alisio/platform/sdk/router';
import { CRUISE_PARTY_LIMITS, type CruiseParty, isOtherCruiseParty } from '@alisio/shared-contracts/cruises';
import { useCruiseWords } from './cruise-words.ts';

/** What is said where the address asks for others than prices are for; nothing where it asks for these. */
export function useOtherParty(party: CruiseParty): string[] {
  const { t } = useTexts('cruises');
  const [search] = useSearchParams();
  const words = useCruiseWords();
  const { people: most, childAge } = CRUISE_PARTY_LIMITS;
  return isOtherCruiseParty(search, party)
    ? [t('cruise.otherParty', { most, age: childAge.max, party: words.party(party) })]
    : [];
}
