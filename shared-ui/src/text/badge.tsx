import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../layout/index.ts';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';

const { color } = tokens;

export type BadgeTone = 'action' | 'neutral' | 'accent';

const tones: Record<BadgeTone, [background: string, text: string]> = {
  action: [color.action, color.onAction],
  neutral: [color.sunken, color.ink2],
  accent: [color.accent, color.onAccent],
};

const Pill = styled('span', ownProps('tone'))<{ tone: BadgeTone }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: ${tokens.space[5]};
  height: ${tokens.space[5]};
  padding: 0 6px;
  border-radius: ${tokens.radius.pill};
  background: ${({ tone }) => tones[tone][0]};
  color: ${({ tone }) => tones[tone][1]};
  font-size: ${tokens.text[13]};
  font-weight: 650;
  line-height: 1;
`;

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  count: number;
  /** Larger counts are drawn as `99+`. */
  max?: number;
  /** Read out in place of the bare number: "3 filtros aplicados". */
  label: string;
  tone?: BadgeTone;
}

/** How many there are of something, beside its name. Nothing when there are none. */
export function Badge({ count, max = 99, label, tone = 'action', ...rest }: BadgeProps) {
  if (count < 1) return null;
  return (
    <Pill tone={tone} {...rest}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Pill>
  );
}
