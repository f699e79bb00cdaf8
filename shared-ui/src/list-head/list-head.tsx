import styled from '@emotion/styled';
import { type ReactNode, type Ref, startTransition, useId, useOptimistic } from 'react';
import { Button } from '../button/index.ts';
import { Select } from '../field/index.ts';
import { Heading, Muted } from '../text/index.ts';
import { tokens } from '../tokens/index.ts';

const { space, text } = tokens;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
`;

const Sort = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  font-size: ${text[14]};

  & label {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${tokens.color.ink2};
  }

  & select {
    width: auto;
    min-height: ${space[10]};
  }
`;

/** The orders that a list can have. */
export interface ListOrder<By extends string> {
  /** the one it has */
  by: By;
  orders: readonly By[];
  onChoose: (by: By) => void;
  /** where the list is: what the form is sent to where no script runs */
  listPath: string;
  /** what else its address says, as hidden fields of that form */
  kept: ReactNode;
  words: {
    label: string;
    of: (by: By) => string;
    /** on the button of the form without script */
    apply: string;
    /** what an order goes by, below it; nothing for one that its name explains */
    note?: (by: By) => string | undefined;
  };
}

export interface ListHeadProps<By extends string> {
  title: string;
  ref?: Ref<HTMLHeadingElement>;
  /** none for a list of one */
  order?: ListOrder<By> | undefined;
}

/** What a list is of, and in which order; where no script runs the order is a form of the list's address. */
export function ListHead<By extends string>({ title, ref, order }: ListHeadProps<By>) {
  const id = useId();
  // What was chosen shows at once, however long its list takes.
  const [shown, show] = useOptimistic(order?.by);
  const listPath = order?.listPath;
  const note = shown && order?.words.note?.(shown);
  return (
    <div>
      <Line>
        <Heading level={1} ref={ref} tabIndex={-1}>
          {title}
        </Heading>
        {order ? (
          <Sort method="get" action={listPath} onSubmit={(event) => event.preventDefault()}>
            <label htmlFor={id}>
              {order.words.label}
              <Select
                id={id}
                name="sort"
                value={shown}
                onChange={({ target }) => {
                  const by = order.orders[target.selectedIndex];
                  if (!by) return;
                  startTransition(() => show(by));
                  order.onChoose(by);
                }}
              >
                {order.orders.map((by) => (
                  <option key={by} value={by}>
                    {order.words.of(by)}
                  </option>
                ))}
              </Select>
            </label>
            <noscript>
              {order.kept}
              <Button type="submit" size="s" variant="quiet">
                {order.words.apply}
              </Button>
            </noscript>
          </Sort>
        ) : null}
      </Line>
      {note ? <Muted>{note}</Muted> : null}
    </div>
  );
}
