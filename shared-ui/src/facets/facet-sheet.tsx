import type { ReactNode } from 'react';
import { Button, LinkButton } from '../button/index.ts';
import { Drawer } from '../drawer/index.ts';

export interface FacetSheetProps {
  title: string;
  /** from below on a phone and beside the page where there is room; from below everywhere unless told */
  side?: 'bottom' | 'beside';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** "Borrar los 2"; missing where nothing is chosen */
  clearLabel: string | undefined;
  onClear: () => void;
  /** "Ver 30 vuelos": how many are left, before it closes */
  showLabel: string;
  closeLabel: string;
  /** the panel, or why nothing is left and then the panel */
  children: ReactNode;
}

/** The facets of a list on a phone. What is pressed counts at once; the button says what is left, and closes. */
export function FacetSheet(props: FacetSheetProps) {
  const {
    title,
    side = 'bottom',
    open,
    onOpenChange,
    clearLabel,
    onClear,
    showLabel,
    closeLabel,
    children,
  } = props;
  return (
    <Drawer
      side={side}
      title={title}
      open={open}
      onOpenChange={onOpenChange}
      closeLabel={closeLabel}
      headAside={clearLabel ? <LinkButton onClick={onClear}>{clearLabel}</LinkButton> : null}
      actions={<Button onClick={() => onOpenChange(false)}>{showLabel}</Button>}
    >
      {children}
    </Drawer>
  );
}
