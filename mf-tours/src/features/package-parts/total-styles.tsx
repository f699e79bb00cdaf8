import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

export const Card = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text[14]};
  font-variant-numeric: tabular-nums;

  & th {
    padding-block: ${space[1]};
    font-weight: 400;
    text-align: left;
    color: ${color.ink2};
  }

  & td,
  & thead th {
    padding-left: ${space[3]};
    text-align: right;
    white-space: nowrap;
  }

  & tbody td:last-of-type {
    color: ${color.ink2};
  }
`;

export const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};
  padding-top: ${space[3]};
  border-top: 2px solid ${color.ink};
  font-weight: 600;
`;

export const Saves = styled.p`
  font-size: ${text[14]};
  color: ${color.ink2};

  &[data-some] {
    padding: ${space[3]} ${space[4]};
    border-radius: ${tokens.radius.control};
    background: ${color.goodSoft};
    color: ${color.ink};
  }

  & > b {
    display: block;
    color: ${color.goodText};
  }
`;
