import { useTexts } from '@alisio/platform/sdk/i18n';
import { Icon } from '@alisio/shared-ui/icons';
import { VisuallyHidden, Wrap } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useRef, useSyncExternalStore } from 'react';
import { HOST_TEXTS } from '../../locales/language.ts';

const { color, space } = tokens;

const Bar = styled.div`
  border-top: 1px solid ${color.nightLine};
  background: ${color.night};
  color: ${color.onNight};
  font-size: ${tokens.text[14]};

  & p {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: ${space[12]};
    padding-block: ${space[2]};
  }
`;

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** False when the browser knows that it has no connection. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );

/** Says that the connection is gone and what is kept, and when it is back. */
export function OfflineNotice() {
  const { t } = useTexts(HOST_TEXTS);
  const online = useOnline();
  const wasOffline = useRef(false);
  if (!online) wasOffline.current = true;
  return (
    <div role="status">
      {online ? null : (
        <Bar>
          <Wrap>
            <p>
              <Icon name="info" />
              {t('offline.text')}
            </p>
          </Wrap>
        </Bar>
      )}
      {online && wasOffline.current ? <VisuallyHidden>{t('offline.back')}</VisuallyHidden> : null}
    </div>
  );
}
