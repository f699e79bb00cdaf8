import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icons/index.ts';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';

const { color, space } = tokens;

export type AlertTone = 'info' | 'good' | 'warm' | 'bad';

interface Look {
  background: string;
  text: string;
  icon: IconName;
}

const looks: Record<AlertTone, Look> = {
  info: { background: color.actionSoft, text: color.actionText, icon: 'info' },
  good: { background: color.goodSoft, text: color.goodText, icon: 'check' },
  warm: { background: color.accentSoft, text: color.accentText, icon: 'info' },
  bad: { background: color.badSoft, text: color.badText, icon: 'alert' },
};

const Box = styled('div', ownProps('look'))<{ look: Look }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${({ look }) => look.text};
  border-left-width: 4px;
  border-radius: ${tokens.radius.control};
  background: ${({ look }) => look.background};

  & > svg {
    margin-top: 2px;
    color: ${({ look }) => look.text};
  }
`;

const Title = styled.p`
  font-weight: 650;
`;

const Body = styled.div`
  grid-column: 2;
  font-size: ${tokens.text[15]};
  color: ${color.ink2};
`;

const Actions = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[3]};
`;

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: AlertTone;
  title: ReactNode;
  actions?: ReactNode;
}

/** Something to know before going on. A bad one is read at once, the others when there is a pause. */
export function Alert({ tone = 'info', title, children, actions, ...rest }: AlertProps) {
  const look = looks[tone];
  return (
    <Box look={look} role={tone === 'bad' ? 'alert' : 'status'} {...rest}>
      <Icon name={look.icon} />
      <Title>{title}</Title>
      {children ? <Body>{children}</Body> : null}
      {actions ? <Actions>{actions}</Actions> : null}
    </Box>
  );
}
