import { createContext, type ReactNode, useContext, useMemo } from 'react';
import {
  type Location,
  type NavigationType,
  UNSAFE_LocationContext,
  useLocation,
  useNavigationType,
} from 'react-router';

/** Where the browser is, and how it came there. */
export interface Place {
  location: Location;
  action: NavigationType;
}

const BrowserPlace = createContext<Place | undefined>(undefined);

/**
 * Tells where the browser is by a context of its own. The router's is what pages read: React draws all of its readers
 * anew when one far above them changes, even those for which a nearer one stands as it did, and a page that was drawn
 * ahead is to be shown as it is.
 */
export const BrowserPlaceProvider = BrowserPlace.Provider;

/** Where the browser is; where no router of the browser stands, on a server for instance, where the router is. */
export function useBrowserPlace(): Place {
  const place = useContext(BrowserPlace);
  const [location, action] = [useLocation(), useNavigationType()];
  return place ?? { location, action };
}

/** What is in it reads where the browser is as pages read where they are: all of the frame around the page. */
export function AtBrowserPlace({ children }: { children: ReactNode }) {
  const { location, action } = useBrowserPlace();
  const at = useMemo(() => ({ location, navigationType: action }), [location, action]);
  return <UNSAFE_LocationContext.Provider value={at}>{children}</UNSAFE_LocationContext.Provider>;
}
