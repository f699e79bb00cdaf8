import { chooseClaim } from '@alisio/platform/addresses/choose-claim.ts';
import { useAppScope } from '@alisio/platform/sdk/page';
import { memo, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  type Location,
  matchRoutes,
  NavigationType,
  renderMatches,
  UNSAFE_LocationContext,
} from 'react-router';
import { useHost } from '../remotes/host-context.ts';
import type { RemotePages } from '../remotes/remote-pages.ts';
import { useBrowserPlace } from '../router/browser-place.tsx';
import { type PageAhead, pageAhead } from './page-ahead.ts';
import { PageOf } from './page-of.tsx';

interface PageAtProps {
  /** what has the address; the same one while it stands, whatever else is learned */
  claimed: RemotePages['claims'][number] | undefined;
  location: Location;
  action: NavigationType;
}

/** The page of an address, which need not be the browser's. The router is given its claim alone, which has been chosen. */
const PageAt = memo(function PageAt({ claimed, location, action }: PageAtProps) {
  const at = useMemo(() => ({ location, navigationType: action }), [location, action]);
  const route = { path: claimed?.claim.path ?? '*', element: <PageOf claimed={claimed} /> };
  return (
    <UNSAFE_LocationContext.Provider value={at}>
      {renderMatches(matchRoutes([route], location))}
    </UNSAFE_LocationContext.Provider>
  );
});

interface Standing {
  /** the browser's */
  location: Location;
  action: NavigationType;
  /** that it was drawn as before it showed, or one that showed before it */
  drawn: PageAhead | undefined;
  /** as the page is told it */
  told: Location;
}

/** The page that shows, and one that is drawn ahead beside it: a press on a link there only has that shown. */
export function Stage() {
  const { pages } = useHost();
  const { location, action } = useBrowserPlace();
  const store = pageAhead(useAppScope());
  const ahead = useSyncExternalStore(store.subscribe, store.now, store.now);
  const [standing, setStanding] = useState<Standing>({ location, action, drawn: undefined, told: location });
  if (standing.location !== location) {
    const isOther = location.pathname !== standing.location.pathname;
    const isDrawn = ahead && isOther && action === NavigationType.Push && ahead.isFor(location);
    const { drawn, told } = isDrawn
      ? { drawn: ahead, told: ahead.location }
      : { ...standing, told: location };
    setStanding({ location, action, drawn, told });
  }
  useEffect(() => {
    if (location) store.set();
  }, [location, store]);
  const { drawn, told } = standing;
  const pageAt = (at: Location, way: NavigationType, place?: PageAhead) => {
    const claimed = chooseClaim(pages.claims, at.pathname);
    const page = <PageAt key={0} claimed={claimed} location={at} action={way} />;
    return place ? (
      <place.Place key={place.location.key} page={place} isShown={place === drawn}>
        {page}
      </place.Place>
    ) : (
      page
    );
  };
  const next = ahead === drawn ? undefined : ahead;
  return [pageAt(told, standing.action, drawn), next && pageAt(next.location, NavigationType.Push, next)];
}
