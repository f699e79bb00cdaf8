import styled from '@emotion/styled';
import { media, tokens } from '../tokens/index.ts';

const { color, space } = tokens;

/** One facet: a hairline above the next, rows that a thumb can press. */
export const Section = styled.fieldset`
  min-width: 0;
  padding-bottom: ${space[4]};

  & + & {
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }

  ${media.lg} {
    font-size: ${tokens.text[15]};

    & > label {
      min-height: ${space[8]};
    }
  }
`;

/** Floats: a legend in its place would stand in the hairline. */
export const Legend = styled.legend`
  float: left;
  width: 100%;
  padding: 0;
  margin-bottom: ${space[1]};
  font-size: ${tokens.text[15]};
  font-weight: 650;

  & + * {
    clear: both;
  }
`;

export const ChipRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
