import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { LinkButton } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { tokens } from '../tokens/index.ts';

const Toggle = styled(LinkButton)`
  text-align: left;

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Inside = styled.div`
  margin-top: ${tokens.space[2]};
`;

export interface DisclosureProps {
  label: ReactNode;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** Only in the page while it is open: what is optional must cost nothing to people who leave it out. */
  children: ReactNode;
  className?: string;
}

/** What few people need, behind its name: opened by a press and never by itself under a pointer. */
export function Disclosure({ label, open, onToggle, children, className }: DisclosureProps) {
  const id = useId();
  return (
    <div className={className}>
      <Toggle aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => onToggle(!open)}>
        {label} <Icon name="chevron-down" size="s" />
      </Toggle>
      {open ? <Inside id={id}>{children}</Inside> : null}
    </div>
  );
}
