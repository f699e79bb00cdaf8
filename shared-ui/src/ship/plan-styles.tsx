import styled from '@emotion/styled';
import { chartColor, chartColors, media, tokens } from '../tokens/index.ts';

const { color } = tokens;

/** A drawing to read, in the colours of the theme. */
export const Plan = styled.svg`
  ${chartColors}
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;

  & [data-part='hull'] {
    fill: ${color.sunken};
    stroke: ${color.control};
    stroke-width: 1.5;
  }

  & [data-part='body'] {
    fill: ${color.surface};
    stroke: ${color.control};
    stroke-width: 1.5;
  }

  & [data-part='line'] {
    fill: none;
    stroke: ${color.lineStrong};
  }

  & [data-part='row'] {
    stroke: ${color.lineStrong};
    stroke-dasharray: 6 2.4;
  }

  & [data-part='row'][data-on] {
    stroke: ${color.action};
  }

  & [data-part='boats'] {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 6;
    stroke-linecap: round;
    stroke-dasharray: 16 14;
  }

  & [data-part='sea'] {
    fill: ${chartColor('water')};
  }

  & [data-part='cabins'] {
    fill: ${color.lineStrong};
  }

  & [data-part='cabins'][data-on] {
    fill: ${color.action};
  }

  & [data-part='mine'] {
    fill: ${color.surface};
    stroke: ${color.ink};
    stroke-width: 2.5;
  }

  & [data-part='pin'] {
    stroke: ${color.ink};
    stroke-width: 2;
  }

  & text {
    fill: ${color.ink2};
    font-size: 17px;
    font-weight: 600;
  }
`;

/** Numbers of decks: on a phone they would be too small to read, and stand in the words above. */
export const DeckNumbers = styled.g`
  ${media.belowMd} {
    display: none;
  }
`;
