import { WITHOUT_SCRIPT } from '@alisio/shared-contracts/routes';
import type { ReactNode } from 'react';

const [name, value] = WITHOUT_SCRIPT;

/**
 * Fields of a form that no script sends, in place of those that need one: its address then says so, and what it leads
 * to is waited for. Servers draw it, and React passes it over where it runs.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <input type="hidden" name={name} value={value} />
      {children}
    </noscript>
  );
}
