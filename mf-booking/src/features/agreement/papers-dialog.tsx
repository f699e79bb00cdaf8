import { useTexts } from '@alisio/platform/sdk/i18n';
import { useSite } from '@alisio/platform/sdk/visitor';
import { Button } from '@alisio/shared-ui/button';
import { Stack } from '@alisio/shared-ui/layout';
import { Dialog } from '@alisio/shared-ui/popover';
import { Heading } from '@alisio/shared-ui/text';
import { type Paper, paperTitle } from './papers.ts';

interface PapersDialogProps {
  paper: Paper;
  onClose: () => void;
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
export default function PapersDialog({ paper, onClose }: PapersDialogProps) {
  const { t } = useTexts('booking');
  return (
    <Dialog
      title={t(paperTitle(paper))}
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      closeLabel={t('payFailed.close')}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {t('papers.back')}
        </Button>
      }
    >
      {paper.kind === 'rules' ? <paper.rules.Paper item={paper.item} /> : <Parts name={paper.kind} />}
    </Dialog>
  );
}
