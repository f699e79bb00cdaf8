import type { ReactNode } from 'react';
import { useLocation } from '../router/index.ts';

/** Around the boxes of a list's facets: where no script runs they are a form of the list's address. */
export function ListForm({ children }: { children: ReactNode }) {
  const { pathname: listPath } = useLocation();
  return (
    <form method="get" action={listPath} onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}

/** What a form without script has to say again of its address, beside what its boxes say. @param but names that fall away */
export function WordsKept({ but }: { but: readonly string[] }) {
  const { search } = useLocation();
  return [...new URLSearchParams(search)].map(([name, value]) =>
    but.includes(name) ? null : <input key={`${name}=${value}`} type="hidden" name={name} value={value} />,
  );
}
