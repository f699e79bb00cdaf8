import { useTexts } from '@alisio/platform/sdk/i18n';
import { Alert } from '@alisio/shared-ui/feedback';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const Note = styled(Alert)`
  margin-bottom: ${tokens.space[4]};
`;

interface CalledOffProps {
  /** by which what follows says that it is described by this */
  id: string;
  /** what was called off; its words came with the page on which that was pressed */
  what: 'voucher' | 'page';
}

/** What was waited for is called off as it was asked, and nothing was charged: beside the choice of how to pay instead. */
export function CalledOff({ id, what }: CalledOffProps) {
  const { t } = useTexts('booking');
  return (
    <Note id={id} tone="good" title={t(`hosted.calledOff.${what}`)}>
      {t('hosted.calledOff.text')}
    </Note>
  );
}
