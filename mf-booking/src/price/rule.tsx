import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

/** A line between two parts of a sheet. */
export const Rule = styled.hr`
  margin: ${tokens.space[4]} 0;
  border: 0;
  border-top: 1px solid ${tokens.color.line};
`;
