import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { Heading, type HeadingProps } from '../text/index.ts';
import { media, tokens } from '../tokens/index.ts';

const { color, space } = tokens;

const Box = styled.aside`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]} ${space[4]};
  align-items: center;
  padding: ${space[4]};
  border: 1px solid ${color.accentLine};
  border-radius: ${tokens.radius.card};
  background: ${color.accentSoft};

  ${media.md} {
    grid-template-columns: auto 1fr auto;
    padding: ${space[5]} ${space[6]};
  }
`;

const Badge = styled.span`
  display: grid;
  place-items: center;
  width: ${space[12]};
  height: ${space[12]};
  border-radius: ${tokens.radius.pill};
  background: ${color.accent};
  color: ${color.onAccent};
`;

const Text = styled.div`
  font-size: ${tokens.text[14]};
  color: ${color.ink2};

  & > h2,
  & > h3 {
    color: ${color.ink};
  }
`;

const Action = styled.div`
  display: grid;
  grid-column: 1 / -1;

  ${media.md} {
    grid-column: auto;
  }
`;

export interface CallRowProps {
  title: ReactNode;
  level?: HeadingProps['level'];
  /** Opening hours, the code to dictate. */
  children?: ReactNode;
  /** A `Button variant="call"` with the number. */
  action: ReactNode;
  className?: string;
}

/** The line to a person, in a list or beside a booking. */
export function CallRow({ title, level = 2, children, action, className }: CallRowProps) {
  return (
    <Box className={className}>
      <Badge>
        <Icon name="phone" />
      </Badge>
      <Text>
        <Heading level={level} size="s">
          {title}
        </Heading>
        {children}
      </Text>
      <Action>{action}</Action>
    </Box>
  );
}
