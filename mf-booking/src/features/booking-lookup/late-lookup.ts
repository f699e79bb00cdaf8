import { useTexts } from '@alisio/platform/sdk/i18n';
import { drawnComponent } from '@alisio/shared-ui/late-part';
import { lookupDraft } from './lookup-draft.ts';

function useWords() {
  const { t } = useTexts('booking');
  return { silent: t('late.silent'), retry: t('late.retry') };
}

/** The look-up as it stands in its page: it is read before it is filled in. */
export const LateLookup = drawnComponent(
  async () => ({ default: (await import(/* webpackChunkName: "lookup" */ './lookup.tsx')).Lookup }),
  { wakes: () => (Object.values(lookupDraft.get()).some(Boolean) ? 'at-once' : 'idle'), useWords },
);
