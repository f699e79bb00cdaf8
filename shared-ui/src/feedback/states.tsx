import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icons/index.ts';
import { Heading, type HeadingProps } from '../text/index.ts';
import { tokens } from '../tokens/index.ts';

const { color, space } = tokens;

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  max-width: 560px;
  margin-inline: auto;
  padding: ${space[12]} ${space[4]};
  text-align: center;

  & > p {
    max-width: 48ch;
    color: ${color.ink2};
  }
`;

const Badge = styled.span`
  display: grid;
  place-items: center;
  width: ${space[12]};
  height: ${space[12]};
  border-radius: ${tokens.radius.pill};
  background: ${color.sunken};
  color: ${color.ink2};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
  margin-top: ${space[3]};
`;

export interface StateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  /** What happened, what is kept, what to do next. */
  text: ReactNode;
  actions?: ReactNode;
  icon?: IconName;
  level?: HeadingProps['level'];
}

function State({
  title,
  text,
  actions,
  icon,
  level = 2,
  children,
  ...rest
}: StateProps & { icon: IconName }) {
  return (
    <Box {...rest}>
      <Badge>
        <Icon name={icon} />
      </Badge>
      <Heading level={level} size={level === 1 ? 'l' : 'm'}>
        {title}
      </Heading>
      <p>{text}</p>
      {children}
      {actions ? <Actions>{actions}</Actions> : null}
    </Box>
  );
}

/** Nothing was found, and that is an answer. */
export function EmptyState(props: StateProps) {
  return <State icon="search" role="status" {...props} />;
}

/** A part of the page failed; the rest of it goes on. */
export function ErrorState(props: StateProps) {
  return <State icon="alert" role="alert" {...props} />;
}
