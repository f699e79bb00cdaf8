import styled from '@emotion/styled';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

/** Scrolls from side to side where the names have no room. */
const Strip = styled.div`
  display: flex;
  gap: ${space[1]};
  width: fit-content;
  max-width: 100%;
  margin-bottom: ${space[2]};
  padding: ${space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
`;

const Tab = styled.button`
  flex: none;
  min-height: ${tokens.target};
  padding-inline: ${space[4]};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${color.ink2};
  font-size: ${text[15]};
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
    background: ${color.actionSoft};
    color: ${color.actionText};
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      border: 2px solid;
    }
  }
`;

export interface StripItem {
  id: string;
  title: ReactNode;
  panel: ReactNode;
}

export interface TabStripProps {
  /** Names the group. */
  label: string;
  items: readonly StripItem[];
  value: string;
  onChange: (id: string) => void;
  /** A hand or the keyboard comes near a tab: what it opens may be fetched. */
  onNear?: (id: string) => void;
}

/** Where the keys of a list of tabs lead from the tab at `index` of `count`. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Kinds or parts of one thing over a place that they share. Arrow keys, Home and End move along, Enter or a press
 * chooses; every panel stays in the page, so that nothing typed in one is lost.
 */
export function TabStrip({ label, items, value, onChange, onNear }: TabStripProps) {
  const base = useId();
  const strip = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent, index: number) => {
    const next = STEPS[event.key]?.(index, items.length);
    if (next === undefined) return;
    event.preventDefault();
    strip.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <Strip role="tablist" aria-label={label} ref={strip}>
        {items.map(({ id, title }, index) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${index}`}
            aria-controls={`${base}-panel-${index}`}
            aria-selected={id === value}
            tabIndex={id === value ? 0 : -1}
            onClick={() => onChange(id)}
            onKeyDown={(event) => step(event, index)}
            onPointerEnter={() => onNear?.(id)}
            onFocus={() => onNear?.(id)}
          >
            {title}
          </Tab>
        ))}
      </Strip>
      {items.map(({ id, panel }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${index}`}
          aria-labelledby={`${base}-tab-${index}`}
          hidden={id !== value}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
