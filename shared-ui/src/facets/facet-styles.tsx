import styled from '@emotion/styled';
import { media, tokens } from '../tokens/index.ts';

const { color, space } = tokens;

/** One facet: a hairline above the next, rows that a thumb can press. */
export const Section = styled.fieldset`
  min-width: 0;
  padding-block: ${space[4]};
  border-top: 1px solid ${color.line};

  &:first-of-type {
    padding-top: 0;
    border-top: 0;
  }

  ${media.lg} {
    font-size: ${tokens.text[15]};

    & > label {
      min-height: ${space[8]};
    }
  }
`;

export const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${space[1]};
  font-size: ${tokens.text[15]};
  font-weight: 650;
`;

export const ChipRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
