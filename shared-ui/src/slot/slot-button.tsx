import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icons/index.ts';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';
import { SlotControl, slotLabelStyles, slotValueStyles } from './slot-styles.tsx';

const Label = styled.span(slotLabelStyles);

const Value = styled('span', ownProps('empty'))<{ empty: boolean }>`
  ${slotValueStyles}
  color: ${({ empty }) => (empty ? tokens.color.ink3 : tokens.color.ink)};
  ${({ empty }) => (empty ? 'font-weight: 450;' : '')}
`;

export interface SlotButtonProps extends Omit<ComponentProps<'button'>, 'value' | 'children'> {
  label: ReactNode;
  /** What is chosen; nothing shows the placeholder. */
  value?: ReactNode;
  placeholder?: ReactNode;
  icon?: IconName;
  /** Its panel is open. */
  expanded?: boolean;
  invalid?: boolean;
  /** Id of the error line. */
  describedBy?: string;
}

/** A field of the finder that opens a panel: dates, travellers and cabin. */
export function SlotButton(props: SlotButtonProps) {
  const { label, value, placeholder, icon, expanded, invalid, describedBy, type = 'button', ...rest } = props;
  return (
    <SlotControl
      type={type}
      aria-haspopup="dialog"
      aria-expanded={expanded ?? false}
      aria-describedby={describedBy}
      data-bare={icon ? undefined : ''}
      data-invalid={invalid ? '' : undefined}
      {...rest}
    >
      {icon ? <Icon name={icon} /> : null}
      <Label>{label}</Label>
      <Value empty={!value}>{value || placeholder}</Value>
    </SlotControl>
  );
}
