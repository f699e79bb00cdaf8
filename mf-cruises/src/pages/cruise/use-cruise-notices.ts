import { useTexts } from '@alisio/platform/sdk/i18n';
import type { CruiseChoice, CruiseDetail } from '@alisio/shared-contracts/cruises';
import { isSold, type SoldCabin } from '../../words/choice.ts';
import { useOtherParty } from '../../words/use-other-party.ts';

/** What of an address is not shown as it was asked for: who sails, or a cabin that is not sold. */
export function useCruiseNotices(
  { cabins }: CruiseDetail,
  { party, cabin: asked }: CruiseChoice,
  shown: SoldCabin | undefined,
): string[] {
  const { t } = useTexts('cruises');
  const otherParty = useOtherParty(party);
  const missing = cabins.find(({ kind }) => kind === asked);
  if (!missing || isSold(missing) || !shown) return otherParty;
  const named = (kind: SoldCabin['kind']) => t(`cruisePage.kinds.${kind}.cabin`);
  const said = t(`cruisePage.otherCabin.${missing.why}`, {
    asked: named(missing.kind),
    shown: named(shown.kind),
  });
  return [said, ...otherParty];
}
