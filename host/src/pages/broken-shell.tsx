import { useLocation } from '@alisio/platform/sdk/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorCatcher } from '../router/error-catcher.tsx';
import { frames } from '../shell/frames.ts';
import { Header } from '../shell/header.tsx';
import { PageEnd } from '../shell/page-end.tsx';
import { MAIN_ID } from '../shell/page-head.ts';
import { PreferencesProvider } from '../shell/preferences.tsx';
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
  const { callBand, footer } = frames['505'];
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
