import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** address of this site, `/path?query#hash`, or relative to the route */
  to: string;
  /** takes the place of the entry in the history; so does a link to where one is */
  replace?: boolean;
  /** kept with the entry in the history */
  state?: unknown;
}

/** A press that means "here", not a new tab, a new window or a download. */
const isPlainPress = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** A link within the site: a real address, followed without loading the page anew. */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to);
  const here = createPath(useLocation());
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || rest.download !== undefined || !isPlainPress(event, target)) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? href === here, state });
  };
  return <a {...rest} href={href} target={target} onClick={follow} />;
}
