import { useLocation } from '@alisio/platform/sdk/router';
import type { SiteConfiguration } from '@alisio/shared-contracts/site';
import { useEffect } from 'react';

type Tracking = SiteConfiguration['tracking'];
type Tracker = NonNullable<Tracking['pixel']>;

const addressOf = ({ src, id }: Tracker, more: Record<string, string> = {}): string => {
  const url = new URL(src);
  for (const [name, value] of Object.entries({ id, ...more })) url.searchParams.set(name, value);
  return url.href;
};

/** Puts the tag manager's script into the page, once. That it is blocked, slow or throws touches nothing of ours. */
function loadTagManager(tracker: Tracker): void {
  const src = addressOf(tracker);
  if ([...document.scripts].some((script) => script.src === src)) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}

/** §7: tells of a page as a picture that is asked for. The query stays here: it can name people and trips. */
function sendPageView(tracker: Tracker, pathname: string): void {
  new Image().src = addressOf(tracker, { ev: 'PageView', dl: window.location.origin + pathname });
}

/** The third parties of the configuration. Only rendered after consent. */
export function PageTracking({ tagManager, pixel }: Tracking) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (tagManager) loadTagManager(tagManager);
  }, [tagManager]);
  useEffect(() => {
    if (pixel) sendPageView(pixel, pathname);
  }, [pixel, pathname]);
  return null;
}
