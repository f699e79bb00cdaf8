import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, radius, space, text } = tokens;

/** Columns of one width, whatever stands in them: what differs is read across. */
export const Fares = styled.table`
  width: 100%;
  margin-top: ${space[5]};
  border-collapse: separate;
  border-spacing: ${space[1]} 0;
  table-layout: fixed;
  font-size: ${text[14]};
  line-height: 20px;
  text-align: left;
`;

export const Head = styled.th`
  position: relative;
  padding: ${space[3]} ${space[2]};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  font-weight: 400;
  vertical-align: top;

  &[data-chosen] {
    border-color: ${color.action};
    background: ${color.actionSoft};
    box-shadow: inset 0 0 0 1px ${color.action};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const Pick = styled.label`
  display: grid;
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  /* Its currency over the number: side by side they are wider than a third of a phone. */
  & > span:last-of-type > span {
    display: block;
    font-size: ${text[13]};

    ${media.sm} {
      display: inline;
    }
  }
`;

export const Name = styled.b`
  font-weight: 650;
`;

export const RowName = styled.th`
  padding: ${space[2]} ${space[2]} 0;
  font-size: ${text[13]};
  font-weight: 600;
  color: ${color.ink2};
`;

export const Cell = styled.td`
  padding: 2px ${space[2]} ${space[2]};
  border-bottom: 1px solid ${color.line};
  vertical-align: top;

  & > svg {
    display: inline-block;
    margin-right: 2px;
    vertical-align: -4px;
    color: ${color.goodText};
  }

  &[data-state='no'] {
    color: ${color.ink2};

    & > svg {
      color: ${color.ink3};
    }
  }

  &[data-state='pay'] > svg {
    color: ${color.accentText};
  }

  &[data-chosen] {
    font-weight: 600;
  }
`;
