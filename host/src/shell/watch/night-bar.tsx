import { Wrap } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const { color, space } = tokens;

const Bar = styled.div`
  border-top: 1px solid ${color.nightLine};
  background: ${color.night};
  color: ${color.onNight};
  font-size: ${tokens.text[14]};

  & p {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: ${space[12]};
    padding-block: ${space[2]};
  }

  & button {
    flex: none;
    border-color: ${color.onNight2};
    background: none;
    color: ${color.onNight};
  }
`;

/** One line that says what is the matter, with what can be done about it. */
export const NightBar = ({ children }: { children: ReactNode }) => (
  <Bar>
    <Wrap>
      <p>{children}</p>
    </Wrap>
  </Bar>
);
