import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

/** A `section` only has a role, and so a name, while it is one that scrolls. */
export const Frame = styled.section`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text[15]};

  & tbody tr {
    border-top: 1px solid ${color.line};
  }

  & [data-strong] {
    font-weight: 650;
  }
`;

export const Caption = styled.caption`
  padding: ${space[4]} ${space[4]} ${space[2]};
  font-size: ${text[18]};
  font-weight: 650;
  text-align: left;
`;

/** In a narrow window columns stand closer, so that three of words are all in sight. */
const cell = `
  padding: ${space[3]} min(${space[4]}, 2vw);
  vertical-align: baseline;
`;

/** Stays where it is while the others are scrolled under it. */
const kept = `
  position: sticky;
  left: 0;
  background: ${color.surface};
  box-shadow: 1px 0 0 ${color.line};
`;

export const HeadCell = styled('th', ownProps('numeric'))<{ numeric: boolean }>`
  ${cell}
  padding-block: ${space[2]};
  color: ${color.ink2};
  font-size: ${text[14]};
  font-weight: 600;
  text-align: ${({ numeric }) => (numeric ? 'right' : 'left')};

  &:first-of-type {
    ${kept}
  }
`;

export const RowHead = styled.th`
  ${cell}
  ${kept}
  font-weight: 600;
  text-align: left;

  [data-strong] > & {
    font-weight: 650;
  }
`;

export const Cell = styled('td', ownProps('numeric'))<{ numeric: boolean }>`
  ${cell}
  text-align: ${({ numeric }) => (numeric ? 'right' : 'left')};
  white-space: ${({ numeric }) => (numeric ? 'nowrap' : 'normal')};
`;
