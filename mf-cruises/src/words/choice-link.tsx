import { Link, type LinkProps, useNavigate } from '@alisio/platform/sdk/router';
import type { MouseEvent } from 'react';

/** A press that means "here", not a new tab or a new window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** A choice that stands in the address: the same page, which stays where it is scrolled to; Back leaves it at once. */
export function ChoiceLink({ to, ...rest }: Omit<LinkProps, 'onClick'>) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void navigate(to, { preventScrollReset: true, replace: true });
  };
  return <Link {...rest} to={to} rel="nofollow" onClick={follow} />;
}
