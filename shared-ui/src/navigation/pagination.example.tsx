import { useState } from 'react';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Pagination } from './index.ts';

function Pages({ first, count }: { first: number; count: number }) {
  const [page, setPage] = useState(first);
  return (
    <Pagination
      page={page}
      pages={count}
      hrefOf={() => '#/pagination'}
      onPage={setPage}
      labels={{
        nav: `Páginas, ${count} en total`,
        previous: 'Página anterior',
        next: 'Página siguiente',
        page: (number) => `Página ${number}`,
      }}
    />
  );
}

export default {
  title: 'Pagination',
  topic: 'Navigation',
  examples: [
    { name: 'Few pages', render: () => <Pages first={1} count={3} /> },
    { name: 'In the midst of many', render: () => <Pages first={10} count={20} /> },
  ],
} satisfies CatalogueEntry;
