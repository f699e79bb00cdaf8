import { Card, Stack, Wrap } from '@alisio/shared-ui/layout';
import { Heading } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Box = styled.div`
  max-width: 560px;
  min-height: 100vh;
  margin: 0 auto;
  padding-block: ${tokens.space[10]};
`;

interface StepProps {
  title: string;
  text: string;
  children?: ReactNode;
  /** below the card */
  below?: ReactNode;
}

/** A page between the checkout and the provider's: what goes on, and the way on where it does not by itself. */
export function Step({ title, text, children, below }: StepProps) {
  return (
    <Wrap>
      <Box>
        <Card pad="block">
          <Stack gap={4} role="status">
            <Heading level={1}>{title}</Heading>
            <p>{text}</p>
            {children}
          </Stack>
        </Card>
        {below}
      </Box>
    </Wrap>
  );
}
