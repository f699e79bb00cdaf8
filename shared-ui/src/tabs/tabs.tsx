import { Tabs as Base } from '@base-ui/react/tabs';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tokens } from '../tokens/index.ts';

const { color, space } = tokens;

/** Scrolls from side to side where the names have no room; the line beneath goes all the way. */
const List = styled(Base.List)`
  display: flex;
  gap: ${space[6]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${color.line};
`;

const Tab = styled(Base.Tab)`
  flex: none;
  min-height: ${space[12]};
  padding: 3px 0 0;
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${color.ink2};
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${tokens.motion.color} ${tokens.motion.ease};

  &:hover {
    color: ${color.ink};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-selected='true'] {
    border-color: ${color.action};
    color: ${color.ink};
  }

  /* There a transparent line would be drawn as any other. */
  @media (forced-colors: active) {
    &:not([aria-selected='true']) {
      border-color: Canvas;
    }
  }
`;

const Panel = styled(Base.Panel)`
  padding-top: ${space[5]};

  &:focus-visible {
    outline-offset: 4px;
  }
`;

export interface TabItem<Id extends string> {
  id: Id;
  title: ReactNode;
  panel: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Names the group. */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  className?: string;
}

/** Parts of one thing, one at a time. Arrow keys move along, Enter chooses; all parts stay in the page for searches. */
export function Tabs<Id extends string>({ label, items, value, onChange, className }: TabsProps<Id>) {
  const choose = (chosen: unknown) => {
    const item = items.find(({ id }) => id === chosen);
    if (item) onChange(item.id);
  };
  return (
    <Base.Root value={value} onValueChange={choose} className={className}>
      <List aria-label={label}>
        {items.map(({ id, title }) => (
          <Tab key={id} value={id}>
            {title}
          </Tab>
        ))}
      </List>
      {items.map(({ id, panel }) => (
        <Panel key={id} value={id} keepMounted>
          {panel}
        </Panel>
      ))}
    </Base.Root>
  );
}
