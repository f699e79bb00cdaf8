import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { UNSAFE_NavigationContext } from 'react-router';
import { isShown } from './shown-address.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** address of this site, `/path?query#hash` */
  to: string;
  /** takes the place of the entry in the history; so does a link to where one is, which leads to its top */
  replace?: boolean;
  /** kept with the entry in the history */
  state?: unknown;
}

/** A press that means "here", not a new tab, a new window or a download. */
const isPlainPress = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/**
 * A link within the site: a real address, followed without loading the page anew. It reads nothing of where one is until
 * it is pressed, so that no change of address draws the links of a page again.
 */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || rest.download !== undefined || !isPlainPress(event, target)) return;
    event.preventDefault();
    const how = (replace ?? isShown(to)) ? 'replace' : 'push';
    navigator[how](to, state, replace ? {} : { preventScrollReset: false });
  };
  return <a {...rest} href={to} target={target} onClick={follow} />;
}
