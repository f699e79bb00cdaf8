import { useTexts } from '@alisio/platform/sdk/i18n';
import { Icon } from '@alisio/shared-ui/icons';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { useRef, useSyncExternalStore } from 'react';
import { HOST_TEXTS } from '../../locales/language.ts';
import { NightBar } from './night-bar.tsx';

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
        <NightBar>
          <Icon name="info" />
          {t('offline.text')}
        </NightBar>
      )}
      {online && wasOffline.current ? <VisuallyHidden>{t('offline.back')}</VisuallyHidden> : null}
    </div>
  );
}
