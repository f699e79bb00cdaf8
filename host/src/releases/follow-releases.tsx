import { useLocation } from '@alisio/platform/sdk/router';
import { isCheckoutPath } from '@alisio/shared-contracts/routes';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHost } from '../remotes/host-context.ts';
import { LEAVING, type Leaving } from '../router/page-router.tsx';
import { reloadForNewerRelease } from './newer-release.ts';
import { ReleaseNotice } from './release-notice.tsx';
import { createReleaseWatch, type ReleaseWatch } from './release-watch.ts';
import { mayLeaveByDocument } from './safe-moment.ts';
import { createTypedText, type TypedText } from './typed-text.ts';

/** How a document is loaded. */
export interface Documents {
  reload(): void;
  open(href: string): void;
}

const ofBrowser: Documents = {
  reload: () => window.location.reload(),
  open: (href) => window.location.assign(href),
};

interface Tab {
  watch: ReleaseWatch;
  typed: TypedText;
  documents: Documents;
}

/** What goes on as long as the page: asking, and the two ways in which a new version comes. @returns what ends it */
function followReleases({ watch, typed, documents }: Tab): () => void {
  const leave = (event: CustomEvent<Leaving>) => {
    const isWanted = watch.newer() !== undefined && watch.answers();
    if (!isWanted || !mayLeaveByDocument(event.detail, typed.isThere())) return;
    event.preventDefault();
    documents.open(event.detail.href);
  };
  window.addEventListener(LEAVING, leave);
  const stops = [
    typed.start(),
    watch.start(),
    reloadForNewerRelease({ watch, typed, reload: documents.reload }),
    () => window.removeEventListener(LEAVING, leave),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Keeps an open tab up to date: tells of a new version of the shell or a remote, and goes to the next page by
 * loading its document when that takes nothing from the visitor.
 */
export function FollowReleases({ documents = ofBrowser }: { documents?: Documents }) {
  const { registry } = useHost();
  const { pathname } = useLocation();
  const [watch] = useState(() => createReleaseWatch(registry));
  const [typed] = useState(createTypedText);
  const [dismissed, setDismissed] = useState<string>();
  const newer = useSyncExternalStore(watch.subscribe, watch.newer, () => undefined);
  const isTyped = useSyncExternalStore(typed.subscribe, typed.isThere, () => false);
  useEffect(() => followReleases({ watch, typed, documents }), [watch, typed, documents]);
  useEffect(() => {
    void pathname;
    return () => typed.forget();
  }, [pathname, typed]);
  return (
    <ReleaseNotice
      shown={newer !== undefined && newer !== dismissed && !isCheckoutPath(pathname)}
      onUpdate={isTyped ? undefined : documents.reload}
      onDismiss={() => setDismissed(newer)}
    />
  );
}
