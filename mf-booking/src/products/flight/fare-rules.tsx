import { useTexts } from '@alisio/platform/sdk/i18n';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { Stack } from '@alisio/shared-ui/layout';
import { offerOf } from './details.ts';
import { TripBags } from './trip-bags.tsx';
import { useFareWords } from './use-fare-words.ts';

/** What may be changed, in a sentence; what is paid back is its cancellation. */
export const FareRulesLine = ({ item }: { item: CartItem }) => useFareWords(offerOf(item)).changes;

/** The fare's rules in whole sentences: the offer's own, and what holds for every ticket. */
export function FareRules({ item }: { item: CartItem }) {
  const { t } = useTexts('booking');
  const offer = offerOf(item);
  const { name, changes, refunds } = useFareWords(offer);
  return (
    <Stack gap={3}>
      <p>
        <b>{name}</b>
      </p>
      <p>{changes}</p>
      <p>{refunds}</p>
      <p>{t('flight.rules.names')}</p>
      <p>{t('flight.rules.order')}</p>
      <TripBags offer={offer} />
    </Stack>
  );
}
