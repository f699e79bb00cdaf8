import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { media, tokens } from '../tokens/index.ts';
import { Poster } from './poster.tsx';

const { color, space, text } = tokens;

const Mat = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${space[2]} ${space[2]} 0;
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.tag};
  background: ${color.surface};
  color: ${color.ink};

  & a {
    color: inherit;
    text-decoration: none;
  }

  /* The whole card leads where its title leads. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover svg,
  &:hover img {
    transform: scale(1.03);
  }
`;

/** A larger card gives all its height to the picture. */
const Picture = styled(Poster)`
  flex: 1 0 auto;

  [data-large] > & {
    flex: 1;
    position: relative;
    min-height: 0;
  }

  [data-large] > & > svg,
  [data-large] > & > img {
    position: absolute;
    inset: 0;
  }
`;

const Caption = styled.div`
  padding: ${space[3]} ${space[1]} 14px;
`;

const Name = styled.h3`
  font-stretch: ${tokens.width.narrow};
  font-size: ${text[20]};
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: 0.02em;
  text-transform: uppercase;

  ${media.md} {
    [data-large] & {
      font-size: ${text[40]};
    }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space[2]};
  margin-top: ${space[1]};
  font-size: ${text[14]};
  color: ${color.ink2};

  & b {
    font-weight: 650;
    color: ${color.ink};
    white-space: nowrap;
  }
`;

export interface PosterCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  place: string;
  /** The place's name, usually a link; the whole card then follows it. */
  title: ReactNode;
  facts?: ReactNode;
  /** With its number in `<b>`. */
  price?: ReactNode;
  /** The first and biggest of a wall: the picture fills the card's height. */
  large?: boolean;
  /** CSS aspect ratio of the picture. */
  ratio?: string;
  wide?: boolean;
}

/** A poster on its paper mat: name in condensed capitals beneath, never over the art. */
export function PosterCard({ place, title, facts, price, large, ratio, wide, ...rest }: PosterCardProps) {
  return (
    <Mat data-large={large ? '' : undefined} {...rest}>
      <Picture place={place} wide={wide} ratio={ratio} />
      <Caption>
        <Name>{title}</Name>
        {facts || price ? (
          <Line>
            <span>{facts}</span>
            {price ? <span>{price}</span> : null}
          </Line>
        ) : null}
      </Caption>
    </Mat>
  );
}
