import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../field/index.ts';
import { Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Drawer } from './index.ts';

function Filters({ side }: { side: 'start' | 'end' | 'beside' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Filtros
      </Button>
      <Drawer
        title="Filtros"
        side={side}
        open={open}
        onOpenChange={setOpen}
        closeLabel="Cerrar"
        actions={<Button onClick={() => setOpen(false)}>Ver 34 vuelos</Button>}
      >
        <Stack gap={2}>
          <Checkbox label="Directo" />
          <Checkbox label="1 escala" />
          <Checkbox label="Equipaje incluido" />
        </Stack>
      </Drawer>
    </>
  );
}

export default {
  title: 'Drawer',
  topic: 'Navigation',
  examples: [
    { name: 'From the end: beside a menu button', render: () => <Filters side="end" /> },
    { name: 'From the start: beside a list', render: () => <Filters side="start" /> },
    { name: 'Under a thumb, and beside the page where it is wide', render: () => <Filters side="beside" /> },
  ],
} satisfies CatalogueEntry;
