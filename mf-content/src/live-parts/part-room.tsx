import { RemotePart, type RemotePartProps } from '@alisio/platform/sdk/parts';
import { Link } from '@alisio/platform/sdk/router';
import { WithScript } from '@alisio/shared-ui/finder';
import { textLinkStyles } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Room } from './part-styles.tsx';

const WayOn = styled(Link)(textLinkStyles);

export interface PartRoomProps extends Pick<RemotePartProps, 'name' | 'given'> {
  /** where the same is had as a page, and how that is said */
  href: string;
  words: string;
  /** in place of the link where no script runs: a form that leads on by itself */
  plain?: ReactNode;
  /** the part brings a surface of its own */
  bare?: boolean;
}

/**
 * A part of another remote in a text, loaded when somebody comes near. Where it is not live a link to the same stands
 * there from the start, and where no script runs the link or the form.
 */
export function PartRoom({ name, given = {}, href, words, plain, bare = false }: PartRoomProps) {
  const wayOn = <WayOn to={href}>{words}</WayOn>;
  return (
    <Room data-bare={bare ? '' : undefined}>
      <noscript>{plain ?? wayOn}</noscript>
      <WithScript>
        <RemotePart name={name} given={given} when="near" closes otherwise={wayOn} />
      </WithScript>
    </Room>
  );
}
