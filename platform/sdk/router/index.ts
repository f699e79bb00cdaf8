/**
 * All of the router that a remote may use: the host owns the only router on the page. An address pushed opens
 * at its top, one replaced keeps the place, Back and Forward restore it. Links and search parameters are our own
 * on top of the library's core: its own ones bring parts for frameworks, 4 KiB (brotli) of every first load.
 */
export { useLocation, useNavigate, useNavigationType, useParams } from 'react-router';
export { Link, type LinkProps } from './link.tsx';
export { NavLink, type NavLinkProps } from './nav-link.tsx';
export { useSearchParams } from './search-params.ts';
/** For who owns the router. */
export { nowShows } from './shown-address.ts';
export { useWayOn } from './way-on.ts';
