import { useTexts } from '@alisio/platform/sdk/i18n';
import { Icon } from '@alisio/shared-ui/icons';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { SaveState } from './order-parts.ts';

const Good = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${tokens.color.goodText};
  font-size: ${tokens.text[14]};
  font-weight: 600;
`;

/** Whether the server has it: said only when it is so. */
export function SavedState({ state }: { state: SaveState }) {
  const { t } = useTexts('booking');
  return (
    <span role="status">
      {state === 'saved' ? (
        <Good>
          <Icon name="check" size="s" />
          {t('saved.saved')}
        </Good>
      ) : null}
      {state === 'saving' ? <Muted as="span">{t('saved.saving')}</Muted> : null}
      {state === 'failed' ? <Muted as="span">{t('saved.failed')}</Muted> : null}
    </span>
  );
}
