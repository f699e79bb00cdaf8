import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Heading, Muted } from '../text/index.ts';
import { tokens } from '../tokens/index.ts';

const { space } = tokens;

const Box = styled.section`
  min-width: 0;
  margin-top: ${space[12]};
  scroll-margin-top: ${space[16]};
`;

const Head = styled.div`
  display: grid;
  gap: ${space[1]};
  max-width: 72ch;
  margin-bottom: ${space[4]};
`;

export interface SectionProps {
  /** led to by the address */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A part of a product's page that can be led to: its title, a line below it, and what it is about. */
export const Section = ({ id, title, text, children }: SectionProps) => (
  <Box id={id} aria-labelledby={`${id}-title`}>
    <Head>
      <Heading level={2} id={`${id}-title`}>
        {title}
      </Heading>
      {text ? <Muted size={15}>{text}</Muted> : null}
    </Head>
    {children}
  </Box>
);
