import { Heading } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Block = styled.section`
  padding-top: ${tokens.space[10]};

  & > h2 {
    margin-bottom: ${tokens.space[4]};
  }
`;

export interface SectionProps {
  /** the address's fragment */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the activity's page. */
export const Section = ({ id, title, children }: SectionProps) => (
  <Block id={id} aria-labelledby={`${id}-title`}>
    <Heading level={2} id={`${id}-title`}>
      {title}
    </Heading>
    {children}
  </Block>
);
