import styled from '@emotion/styled';
import { type MouseEvent, type ReactNode, startTransition, useOptimistic } from 'react';
import { currencyGivesWay } from '../styling/currency-gives-way.ts';
import { media, tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

// As many columns as there will be: a browser may paint while half of them have been parsed.
const Group = styled.nav<{ many: number }>`
  display: grid;
  grid-template-columns: repeat(${({ many }) => many}, minmax(0, 1fr));
  overflow: hidden;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
`;

const Choice = styled.a`
  display: grid;
  align-content: start;
  padding: ${space[3]} ${space[2]};
  border-left: 1px solid ${color.line};
  color: ${color.ink2};
  font-size: ${text[14]};
  line-height: 20px;
  text-decoration: none;

  &:first-of-type {
    border-left: 0;
  }

  &:hover {
    background: ${color.sunken};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-current] {
    background: ${color.actionSoft};
    box-shadow: inset 0 -3px 0 ${color.action};
    color: ${color.actionText};
    font-weight: 600;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border-bottom: 3px solid;
    }
  }

  ${currencyGivesWay}

  & b {
    font-size: ${text[16]};
    line-height: 24px;
    font-weight: 650;
    color: ${color.ink};
    white-space: nowrap;
  }

  @media (min-width: 400px) {
    padding-inline: ${space[3]};
  }

  ${media.md} {
    padding: ${space[3]} ${space[5]};

    & b {
      font-size: ${text[20]};
      line-height: 28px;
    }
  }
`;

export interface SortTabsProps<Id extends string> {
  /** Read out before the choices. */
  label: string;
  options: readonly { id: Id; title: ReactNode; price: ReactNode; detail?: ReactNode }[];
  value: Id;
  /** Address of the list in an order: a real link, which needs no script. */
  hrefOf: (id: Id) => string;
  /** A plain press; otherwise the browser follows the address. */
  onChange: (id: Id) => void;
  className?: string;
}

/** The orders of a list, each with what its first entry costs. */
export function SortTabs<Id extends string>({
  label,
  options,
  value,
  hrefOf,
  onChange,
  className,
}: SortTabsProps<Id>) {
  // The order that was pressed shows at once, however long its list takes.
  const [current, show] = useOptimistic(value);
  const press = (event: MouseEvent, id: Id) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startTransition(() => show(id));
    onChange(id);
  };
  return (
    <Group many={options.length} aria-label={label} className={className}>
      {options.map((option) => (
        <Choice
          key={option.id}
          href={hrefOf(option.id)}
          aria-current={option.id === current ? 'true' : undefined}
          onClick={(event) => press(event, option.id)}
        >
          <span>{option.title}</span>
          <b>{option.price}</b>
          {option.detail ? <span>{option.detail}</span> : null}
        </Choice>
      ))}
    </Group>
  );
}
