import { useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { GuestsPanel } from './index.ts';

const KINDS = [
  {
    id: 'adults',
    label: 'Adultos',
    hint: 'más de 11 años',
    min: 1,
    max: 9,
    decreaseLabel: 'Quitar un adulto',
    increaseLabel: 'Añadir un adulto',
  },
] as const;

function UnderAButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState({ adults: 1 });
  return (
    <>
      <Button ref={button} variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {`Adultos: ${value.adults}`}
      </Button>
      <GuestsPanel
        anchor={button}
        panelLabel="Viajeros"
        doneLabel="Listo"
        open={open}
        onOpenChange={setOpen}
        kinds={KINDS}
        value={value}
        onChange={setValue}
        total={{ of: ['adults'], max: 9, text: 'Hasta 9 viajeros por reserva.' }}
      />
    </>
  );
}

export default {
  title: 'Travellers in a panel',
  topic: 'Forms',
  examples: [{ name: 'Under a trigger of its own', render: () => <UnderAButton /> }],
} satisfies CatalogueEntry;
