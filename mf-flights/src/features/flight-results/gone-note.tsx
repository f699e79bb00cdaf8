import { useTexts } from '@alisio/platform/sdk/i18n';
import { Alert } from '@alisio/shared-ui/feedback';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { Gone } from './gone-of-address.ts';

const Notice = styled(Alert)`
  margin-bottom: ${tokens.space[6]};
`;

export interface GoneNoteProps {
  gone: Gone;
}

/** The address names a flight that the answer does not have: the list stands in its place. */
export function GoneNote({ gone }: GoneNoteProps) {
  const { t } = useTexts('flights');
  return <Notice title={t(`gone.${gone}`)}>{t('gone.text')}</Notice>;
}
