import { frames, layoutOfStatus } from '@alisio/platform/sdk/remote';
import { useLocation } from '@alisio/platform/sdk/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorCatcher } from '../late-parts/error-catcher.tsx';
import { PageEnd } from '../shell/foot/page-end.tsx';
import { Header } from '../shell/head/header.tsx';
import { PreferencesProvider } from '../shell/preferences/preferences.tsx';
import { MAIN_ID } from '../shown-page/page-head.ts';
import { PlainFailure } from './plain-failure.tsx';

interface BrokenShellProps {
  onRetry: () => void;
  /** the message */
  children: ReactNode;
}

const none = () => null;

/**
 * The shell itself broke: the internal error with a frame of its own. Each part may break again without taking
 * the others with it; another address begins anew.
 */
export function BrokenShell({ onRetry, children }: BrokenShellProps) {
  const { key } = useLocation();
  const brokenAt = useRef(key);
  useEffect(() => {
    if (key !== brokenAt.current) onRetry();
  }, [key, onRetry]);
  const { callBand, footer } = frames[layoutOfStatus[500]];
  return (
    <PreferencesProvider>
      <ErrorCatcher fallback={none}>
        <Header kind="bare" />
      </ErrorCatcher>
      <main id={MAIN_ID} tabIndex={-1}>
        <ErrorCatcher
          fallback={() => <PlainFailure lang={document.documentElement.lang} onRetry={onRetry} />}
        >
          {children}
        </ErrorCatcher>
      </main>
      <ErrorCatcher fallback={none}>
        <PageEnd callBand={callBand} footer={footer} />
      </ErrorCatcher>
    </PreferencesProvider>
  );
}
