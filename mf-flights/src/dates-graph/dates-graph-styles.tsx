import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]} ${space[6]};
  margin: 0;
  font-variant-numeric: tabular-nums;

  & dt {
    font-size: ${text[14]};
    color: ${color.ink2};
  }

  & dd {
    margin: 0;
    font-size: ${text[18]};
    font-weight: 600;
  }

  /* The longest has room for a line: whatever it says, the graph below stays where it is. */
  & > :last-of-type {
    grid-column: 1 / -1;
  }

  ${media.sm} {
    grid-template-columns: 1fr 1fr 2fr;

    & > :last-of-type {
      grid-column: auto;
    }
  }
`;

export const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  font-size: ${text[14]};
  color: ${color.ink2};

  & span::before {
    content: '';
    display: inline-block;
    width: 12px;
    height: 12px;
    margin-right: ${space[2]};
    border-radius: 2px;
    background: ${color.lineStrong};
  }

  & [data-is='departure']::before {
    background: ${color.action};
  }

  & [data-is='trip']::before {
    background: ${color.control};
  }

  & [hidden] {
    display: inline;
    visibility: hidden;
  }

  & [data-is='low']::before {
    background: ${color.goodText};
  }
`;
