import styled from '@emotion/styled';
import { Icon } from '../icons/index.ts';
import { ownProps } from '../styling/own-props.ts';
import { media, tokens } from '../tokens/index.ts';

const { color, space } = tokens;

const List = styled.ol`
  display: flex;
  gap: ${space[2]};
  padding-top: ${space[6]};
  font-size: ${tokens.text[14]};
  font-weight: 600;
  color: ${color.ink2};
`;

const Step = styled('li', ownProps('done'))<{ done: boolean }>`
  flex: 1;
  min-width: 0;
  padding-top: ${space[2]};
  border-top: 3px solid ${({ done }) => (done ? color.action : color.lineStrong)};

  &[aria-current] {
    border-color: ${color.action};
    color: ${color.ink};
  }

  & svg {
    display: inline-block;
    margin-right: ${space[1]};
    vertical-align: -3px;
    color: ${color.actionText};
  }

  @media (forced-colors: active) {
    border-top-style: ${({ done }) => (done ? 'solid' : 'dotted')};

    &[aria-current] {
      border-top-style: solid;
    }
  }

  ${media.belowSm} {
    &:not([aria-current]) {
      flex: 0 0 ${space[8]};
      overflow: hidden;
      white-space: nowrap;
    }

    &:not([aria-current]) span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export interface ProcessStepsProps {
  steps: readonly string[];
  /** From 0. */
  current: number;
  label: string;
  className?: string;
}

/** Where one is on the way to the confirmation. Names of the other steps are only read out on a phone. */
export function ProcessSteps({ steps, current, label, className }: ProcessStepsProps) {
  return (
    <List aria-label={label} className={className}>
      {steps.map((step, index) => (
        <Step key={step} done={index < current} aria-current={index === current ? 'step' : undefined}>
          {index < current ? <Icon name="check" size="s" /> : null}
          <span>{step}</span>
        </Step>
      ))}
    </List>
  );
}
