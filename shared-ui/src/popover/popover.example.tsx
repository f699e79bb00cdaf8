import { useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Muted } from '../text/index.ts';
import { Dialog, DialogChoices, DialogKept, Popover, PopoverClose } from './index.ts';

function Beside() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        De qué se compone
      </Button>
      <Popover anchor={button} label="De qué se compone el precio" open={open} onOpenChange={setOpen}>
        <Stack gap={3}>
          <Muted>Tarifa US$ 201,00, tasas US$ 67,40.</Muted>
          <PopoverClose render={<Button size="s" />}>Listo</PopoverClose>
        </Stack>
      </Popover>
    </>
  );
}

function Question() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Salir del pago
      </Button>
      <Dialog
        title="Tu reserva no está pagada"
        open={open}
        onOpenChange={setOpen}
        closeLabel="Cerrar"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Seguir pagando</Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Salir
            </Button>
          </>
        }
      >
        Guardamos lo que escribiste, menos la tarjeta.
      </Dialog>
    </>
  );
}

export default {
  title: 'Popover and dialog',
  topic: 'Navigation',
  examples: [
    { name: 'Popover: a panel beside its button', render: () => <Beside /> },
    {
      name: 'Ways on in a dialog, and what is kept',
      render: () => (
        <div>
          <DialogChoices
            choices={[
              {
                icon: 'clock',
                title: 'Actualizar el vuelo',
                detail: 'Te decimos si cambió',
                onChoose: () => {},
              },
              {
                icon: 'search',
                title: 'Buscar otra vez',
                detail: 'Con los precios de ahora',
                onChoose: () => {},
              },
            ]}
          />
          <DialogKept>Los filtros quedan guardados.</DialogKept>
        </div>
      ),
    },
    { name: 'Dialog: a sheet on a phone, a window from 768', render: () => <Question /> },
  ],
} satisfies CatalogueEntry;
