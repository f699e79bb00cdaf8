import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { space } = tokens;

export const ListHead = styled.header`
  display: grid;
  gap: ${space[4]};
  padding-top: ${space[6]};

  & > p {
    max-width: 60ch;
  }
`;
