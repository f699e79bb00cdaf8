import { useLocation, useResolvedPath } from 'react-router';
import { Link, type LinkProps } from './link.tsx';

export interface NavLinkProps extends LinkProps {
  /** current on this very path only, not on those below it */
  end?: boolean;
}

/** A link that says when it leads to where one is: `aria-current="page"`. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const path = useResolvedPath(link.to).pathname;
  const isCurrent = pathname === path || (!end && pathname.startsWith(path === '/' ? '/' : `${path}/`));
  return <Link aria-current={isCurrent ? 'page' : undefined} {...link} />;
}
