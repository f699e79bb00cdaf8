import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Art } from '../poster/index.ts';
import { tokens } from '../tokens/index.ts';
import { type FigureDrawing, figures } from './catalogue.ts';

const Frame = styled.figure`
  & figcaption {
    margin-top: ${tokens.space[2]};
    font-size: ${tokens.text[14]};
    line-height: 1.4;
    color: ${tokens.color.ink2};
  }
`;

const Drawing = styled(Art)`
  border-radius: ${tokens.radius.card};
`;

export interface FigureProps {
  drawing: FigureDrawing;
  /** Says what is seen: it is read out in the drawing's place. */
  children: ReactNode;
}

/** A drawing in a text, with its caption. Its room is kept, and its file comes when somebody comes near. */
export const Figure = ({ drawing, children }: FigureProps) => (
  <Frame>
    <Drawing ratio="16 / 10">
      <img src={figures[drawing]} alt="" loading="lazy" decoding="async" />
    </Drawing>
    <figcaption>{children}</figcaption>
  </Frame>
);
