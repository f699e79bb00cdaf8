import { useState } from 'react';

/**
 * Whether what a panel shows is in the page: from the opening until its closing is over. Inside a portal that stays,
 * it is drawn together with what opened it, in the slices of a transition; a portal that comes with the opening draws
 * all of it at once, while the page stands still.
 */
export function useDrawn(open: boolean) {
  const [drawn, setDrawn] = useState(open);
  if (open && !drawn) setDrawn(true);
  const onOpenChangeComplete = (nowOpen: boolean) => {
    if (!nowOpen) setDrawn(false);
  };
  return { drawn, onOpenChangeComplete };
}
