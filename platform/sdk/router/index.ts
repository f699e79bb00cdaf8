/**
 * All of the router that a remote may use: the host owns the only router on the page. An address opens at its top or its
 * mark, but where it is asked to stay (`preventScrollReset: true`) and where it is the same page's in the place of the one
 * before (unless that says `false`); Back and Forward restore where the visitor was. Links and search parameters are our own
 * on top of the library's core: its own ones bring parts for frameworks, 4 KiB (brotli) of every first load.
 */
export { useLocation, useNavigate, useNavigationType, useParams } from 'react-router';
export { Link, type LinkProps } from './link.tsx';
export { NavLink, type NavLinkProps } from './nav-link.tsx';
export { useSearchParams } from './search-params.ts';
/** For who owns the router. */
export { nowShows } from './shown-address.ts';
export { useWayOn } from './way-on.ts';
