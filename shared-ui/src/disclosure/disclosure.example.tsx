import { useState } from 'react';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Muted } from '../text/index.ts';
import { Disclosure } from './index.ts';

function Meals() {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure label="Comidas y asistencia" open={open} onToggle={setOpen}>
      <Muted>La comida habitual va incluida.</Muted>
    </Disclosure>
  );
}

export default {
  title: 'Disclosure',
  topic: 'Content',
  examples: [{ name: 'Closed at first', render: () => <Meals /> }],
} satisfies CatalogueEntry;
