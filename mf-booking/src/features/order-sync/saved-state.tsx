import { useTexts } from '@alisio/platform/sdk/i18n';
import { Icon } from '@alisio/shared-ui/icons';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
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

interface SavedStateProps {
  state: SaveState;
  /** in its place while nothing of it can be sent */
  empty?: string;
}

/**
 * What became of a section that can be sent, in its head. Said aloud is only how it ended; all of it is about as long,
 * so that the head stays one line.
 */
export function SavedState({ state, empty }: SavedStateProps) {
  const { t } = useTexts('booking');
  return (
    <span>
      {state === 'empty' && empty ? <Muted as="span">{empty}</Muted> : null}
      {state === 'saving' ? <Muted as="span">{t('saved.saving')}</Muted> : null}
      {state === 'waiting' ? <Muted as="span">{t('saved.waiting')}</Muted> : null}
      <span role="status">
        {state === 'saved' ? (
          <Good>
            <Icon name="check" size="s" />
            {t('saved.saved')}
          </Good>
        ) : null}
        {state === 'failed' ? (
          <Muted as="span">
            {t('saved.waiting')}
            <VisuallyHidden as="span">. {t('saved.again')}</VisuallyHidden>
          </Muted>
        ) : null}
      </span>
    </span>
  );
}
