import { useTexts } from '@alisio/platform/sdk/i18n';
import { drawnComponent } from '@alisio/shared-ui/late-part';
import { keepsTrips, wasInCheckout } from '../../device-trips/keeps-trips.ts';
import { keepsWaiting } from '../../waiting-payments/keeps-waiting.ts';
import { lookupDraft } from './lookup-draft.ts';

function useWords() {
  const { t } = useTexts('booking');
  return { silent: t('late.silent'), retry: t('late.retry') };
}

/** This tab or device has something to show or to go on with: what stands above the form must not push it late. */
const hasOwn = (): boolean =>
  Object.values(lookupDraft.get()).some(Boolean) || keepsTrips() || keepsWaiting() || wasInCheckout();

/** The look-up as it stands in its page: it is read before it is filled in. */
export const LateLookup = drawnComponent(
  async () => ({ default: (await import(/* webpackChunkName: "lookup" */ './lookup.tsx')).Lookup }),
  { wakes: () => (hasOwn() ? 'at-once' : 'idle'), useWords },
);
