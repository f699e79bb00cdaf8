import { useTexts } from '@alisio/platform/sdk/i18n';
import { useSite } from '@alisio/platform/sdk/visitor';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { Button } from '@alisio/shared-ui/button';
import { Stack } from '@alisio/shared-ui/layout';
import { Dialog } from '@alisio/shared-ui/popover';
import { Heading } from '@alisio/shared-ui/text';
import { TripBags } from '../../trip/trip-bags.tsx';
import { useFareWords } from '../../trip/use-fare-words.ts';

export type PaperName = 'rules' | 'terms' | 'privacy';

interface PapersDialogProps {
  name: PaperName;
  offer: FlightOffer;
  onClose: () => void;
}

/** The fare's rules in whole sentences: the offer's own, and what holds for every ticket. */
function FareRules({ offer }: { offer: FlightOffer }) {
  const { t } = useTexts('booking');
  const { name, changes, refunds } = useFareWords(offer);
  return (
    <Stack gap={3}>
      <p>
        <b>{name}</b>
      </p>
      <p>{changes}</p>
      <p>{refunds}</p>
      <p>{t('papers.rules.names')}</p>
      <p>{t('papers.rules.order')}</p>
      <TripBags offer={offer} />
    </Stack>
  );
}

const PARTS = {
  terms: ['what', 'price', 'changes', 'documents', 'help'],
  privacy: ['what', 'who', 'card', 'kept', 'rights'],
} as const;

function Parts({ name }: { name: 'terms' | 'privacy' }) {
  const { t } = useTexts('booking');
  const email = useSite()?.emails.care ?? '';
  return (
    <Stack gap={4}>
      {PARTS[name].map((part) => (
        <div key={part}>
          <Heading level={3} size="xs">
            {t(`papers.${name}.${part}.title`)}
          </Heading>
          <p>{t(`papers.${name}.${part}.text`, { email })}</p>
        </div>
      ))}
    </Stack>
  );
}

/** What is agreed to by paying, over the page, so that nothing typed is left for reading it. */
export default function PapersDialog({ name, offer, onClose }: PapersDialogProps) {
  const { t } = useTexts('booking');
  return (
    <Dialog
      title={t(`papers.${name}.title`)}
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      closeLabel={t('payFailed.close')}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {t('papers.back')}
        </Button>
      }
    >
      {name === 'rules' ? <FareRules offer={offer} /> : <Parts name={name} />}
    </Dialog>
  );
}
