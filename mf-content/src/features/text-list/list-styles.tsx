import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

/** Title, lead, search and ways to other lists. */
export const ListHead = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-top: ${space[6]};

  & > p {
    max-width: 60ch;
  }

  ${media.lg} {
    padding-top: ${space[10]};
  }
`;

/** What a list is of, in a sentence. */
export const ListLead = styled.p`
  font-size: ${text[18]};
  line-height: 1.4;
  color: ${color.ink2};

  ${media.md} {
    font-size: ${text[20]};
  }
`;
