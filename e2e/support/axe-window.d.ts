import type axe from 'axe-core';

declare global {
  interface Window {
    /** in a page that `axe.ts` has put the checker into */
    axe: typeof axe;
  }
}
