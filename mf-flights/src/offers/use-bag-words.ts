import { useTexts } from '@alisio/platform/sdk/i18n';
import type { BagFact } from '@alisio/shared-contracts/flights';

/** A bag in the reader's words, as the checkout says it: "1 maleta de mano de 10 kg (22 lb)", "Sin maleta en bodega". */
export function useBagWords(): (bag: BagFact) => string {
  const { t } = useTexts('flights');
  return ({ kind, says, ...fact }) => t(`bags.${kind}-${says}`, fact);
}
