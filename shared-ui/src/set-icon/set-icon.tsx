import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { ownProps } from '../styling/own-props.ts';
import { type DrawnIcon, iconLibrary } from './icon-library.ts';

const SIDES = { s: '16px', m: '20px', l: '24px' } as const;

/** Its place is there from the beginning: an icon that is late, or never comes, moves nothing. */
const Place = styled('span', ownProps('side'))<{ side: string }>`
  display: inline-block;
  flex: none;
  width: ${({ side }) => side};
  height: ${({ side }) => side};
  line-height: 0;
`;

export interface SetIconProps {
  /** set and name, as the site serves them: `circle-flags:co` */
  name: string;
  size?: keyof typeof SIDES;
  /** Read out; without it the icon is decoration beside words. */
  label?: string;
  className?: string;
}

/** An icon of a set that is fetched when it is shown. The few that the shell always needs are in `Icon`. */
export function SetIcon({ name, size = 'm', label, className }: SetIconProps) {
  const [library, setLibrary] = useState<{ Drawn: DrawnIcon }>();
  useEffect(() => {
    let wanted = true;
    iconLibrary()
      .then((Drawn) => wanted && setLibrary({ Drawn }))
      // Without the library the place stays empty; the words beside it say the same.
      .catch((error: unknown) => console.warn('icon', name, error));
    return () => {
      wanted = false;
    };
  }, [name]);
  const side = SIDES[size];
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Place side={side} className={className} {...naming}>
      {library ? <library.Drawn icon={name} width={side} height={side} /> : null}
    </Place>
  );
}
