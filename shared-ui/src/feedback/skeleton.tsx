import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { media, tokens } from '../tokens/index.ts';

interface SkeletonProps {
  /** CSS lengths, so that nothing moves when the content arrives. */
  width?: string;
  height?: string;
}

const Block = styled('span', ownProps('width', 'height'))<SkeletonProps>`
  display: block;
  width: ${({ width = '100%' }) => width};
  height: ${({ height = '1em' }) => height};
  border-radius: ${tokens.radius.tag};
  background: ${tokens.color.line};
  animation: ${tokens.animation.breathe} 1600ms ease-in-out infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;

/** The place of something still on its way. The region around it says what is loading. */
export function Skeleton(props: SkeletonProps & { className?: string }) {
  return <Block aria-hidden="true" {...props} />;
}
