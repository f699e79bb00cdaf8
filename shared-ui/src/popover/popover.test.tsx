import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { violations } from '../testing/violations.ts';
import { Dialog, Popover } from './index.ts';

function Travellers() {
  const [open, setOpen] = useState(false);
  return (
    <Popover trigger={<Button>Viajeros</Button>} label="Elige viajeros" open={open} onOpenChange={setOpen}>
      <Button>Listo</Button>
    </Popover>
  );
}

function Question() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Salir</Button>
      <Dialog
        title="Tu reserva no está pagada"
        open={open}
        onOpenChange={setOpen}
        closeLabel="Cerrar"
        actions={<Button>Seguir</Button>}
      >
        Lo que escribiste se guarda.
      </Dialog>
    </>
  );
}

test('a popover is named, takes the focus in, and gives it back on Escape', async () => {
  render(<Travellers />);
  const trigger = screen.getByRole('button', { name: 'Viajeros' });
  await userEvent.click(trigger);
  const panel = await screen.findByRole('dialog', { name: 'Elige viajeros' });
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(await violations(panel)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test('a dialog is named by its title, and closes by its button', async () => {
  render(<Question />);
  await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tu reserva no está pagada' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  expect(await violations(dialog)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Salir' })));
});
