import { useTexts } from '@alisio/platform/sdk/i18n';
import { useLocation } from '@alisio/platform/sdk/router';
import { Button } from '@alisio/shared-ui/button';
import { useHydrated } from '@alisio/shared-ui/hydration';
import { Icon } from '@alisio/shared-ui/icons';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { HOST_TEXTS } from '../../locales/language.ts';
import { WithoutOverrides } from '../../overrides/without-overrides.tsx';
import { claimAt } from '../../remotes/claim-at.ts';
import { useHost } from '../../remotes/host-context.ts';
import type { ClaimedPage } from '../../remotes/remote-pages.ts';
import { NightBar } from './night-bar.tsx';

/** What nobody pressed for is asked for again so often, after 2, 10 and 50 seconds. */
const MOST_AGAIN = 3;

/** Below each other where the window has no room for both beside the text. */
const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;

function Silent({ page: { record } }: { page: ClaimedPage }) {
  const { t } = useTexts(HOST_TEXTS);
  const { status } = useSyncExternalStore(record.subscribe, record.state, record.state);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (status !== 'failed') return;
    const again = () => {
      setTimes(times + 1);
      void record.retry();
    };
    window.addEventListener('online', again);
    const timer = times < MOST_AGAIN ? setTimeout(again, 2000 * 5 ** times) : undefined;
    return () => {
      window.removeEventListener('online', again);
      clearTimeout(timer);
    };
  }, [status, record, times]);
  return (
    <div role="status">
      {status === 'ready' || (status === 'loading' && times === 0) ? null : (
        <NightBar>
          <Icon name="info" />
          {t('silent.text')}
          <Ways>
            <Button size="s" variant="quiet" busy={status === 'loading'} onClick={() => void record.retry()}>
              {t('silent.retry')}
            </Button>
            <WithoutOverrides size="s" />
          </Ways>
        </NightBar>
      )}
    </div>
  );
}

/** A page that arrived whole, and whose code did not: it can be read, and what is pressed in it does nothing yet. */
export function SilentPageNotice() {
  const { drawn, pages } = useHost();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  // The page itself says that it was left only after the next one is drawn.
  const shows = claimAt(pages, pathname) === drawn.page;
  return hydrated && drawn.page && shows ? <Silent page={drawn.page} /> : null;
}
