import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

/** As high as whatever it says: nothing below it moves. */
export const RestOfAnswerRoom = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  min-height: ${tokens.space[12]};
  margin-bottom: ${tokens.space[2]};
`;
