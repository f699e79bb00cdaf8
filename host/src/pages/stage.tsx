import { beginningAs } from '@alisio/platform/addresses/beginnings.ts';
import { useAppScope } from '@alisio/platform/sdk/page';
import { memo, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  type Location,
  matchRoutes,
  NavigationType,
  type RouteObject,
  renderMatches,
  UNSAFE_LocationContext,
} from 'react-router';
import { useBrowserPlace } from '../router/browser-place.tsx';
import { type PageAhead, pageAhead } from './page-ahead.ts';

interface PageAtProps {
  routes: RouteObject[];
  location: Location;
  action: NavigationType;
}

/** The page of an address, which need not be the browser's. */
const PageAt = memo(function PageAt({ routes, location, action }: PageAtProps) {
  const at = useMemo(() => ({ location, navigationType: action }), [location, action]);
  return (
    <UNSAFE_LocationContext.Provider value={at}>
      {renderMatches(
        matchRoutes(
          beginningAs(routes, location.pathname, ({ path }) => path),
          location,
        ),
      )}
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
export function Stage({ routesOf }: { routesOf: () => RouteObject[] }) {
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
  const routes = routesOf();
  const { drawn, told } = standing;
  const pageAt = (at: Location, way: NavigationType, place?: PageAhead) => {
    const page = <PageAt key={0} routes={routes} location={at} action={way} />;
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
