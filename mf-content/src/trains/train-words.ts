import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { TrainDeal, TrainParty } from '@alisio/shared-contracts/trains';

/** What of deals is said in several places. */
export function useTrainWords() {
  const { t } = useTexts('content');
  const { list } = useFormats();
  return {
    party: ({ adults, children }: TrainParty): string =>
      list([
        t('trains.party.adults', { count: adults }),
        ...(children > 0 ? [t('trains.party.children', { count: children })] : []),
      ]),
    way: ({ from, to }: Pick<TrainDeal, 'from' | 'to'>): string =>
      t('trains.way', { from: from.name, to: to.name }),
    kind: ({ service, trainClass }: TrainDeal): string =>
      t('trains.kind', {
        service: t(`trains.service.${service}`),
        trainClass: t(`trains.class.${trainClass}`),
      }),
  };
}
