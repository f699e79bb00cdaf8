import { useState } from 'react';

export type WidthChoice = 'full' | '360';

const KEY = 'catalogue-width';

/** How wide examples are shown. */
export function useWidth(): [WidthChoice, (width: WidthChoice) => void] {
  const [width, setWidth] = useState<WidthChoice>(() =>
    window.sessionStorage.getItem(KEY) === '360' ? '360' : 'full',
  );
  const choose = (chosen: WidthChoice) => {
    window.sessionStorage.setItem(KEY, chosen);
    setWidth(chosen);
  };
  return [width, choose];
}
