import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Caption, Cell, Frame, Grid, HeadCell, RowHead } from './table-styles.tsx';

/** Whether there is more than fits from side to side; false until the browser has laid it out. */
function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);

  return overflows;
}

export interface TableColumn<Id extends string> {
  id: Id;
  title: ReactNode;
  /** Amounts and counts: right-aligned, so that their digits stand under each other. */
  numeric?: boolean;
}

export interface TableRow<Id extends string> {
  id: string;
  cells: Readonly<Record<Id, ReactNode>>;
  /** A line of totals. */
  strong?: boolean;
}

export interface TableProps<Id extends string> {
  caption: ReactNode;
  /** The first one names the row. */
  columns: readonly TableColumn<Id>[];
  rows: readonly TableRow<Id>[];
  className?: string;
}

/** Facts in rows. Where it has no room it scrolls by itself, by keyboard too, and the first column stays in sight. */
export function Table<Id extends string>({ caption, columns, rows, className }: TableProps<Id>) {
  const captionId = useId();
  const frame = useRef<HTMLElement>(null);
  const scrolls = useOverflow(frame);
  const region = scrolls ? { tabIndex: 0, 'aria-labelledby': captionId } : {};
  return (
    <Frame ref={frame} className={className} {...region}>
      <Grid>
        <Caption id={captionId}>{caption}</Caption>
        <thead>
          <tr>
            {columns.map(({ id, title, numeric }) => (
              <HeadCell key={id} scope="col" numeric={numeric ?? false}>
                {title}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id: row, cells, strong }) => (
            <tr key={row} data-strong={strong ? '' : undefined}>
              {columns.map(({ id, numeric }, place) =>
                place === 0 ? (
                  <RowHead key={id} scope="row">
                    {cells[id]}
                  </RowHead>
                ) : (
                  <Cell key={id} numeric={numeric ?? false}>
                    {cells[id]}
                  </Cell>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Frame>
  );
}
