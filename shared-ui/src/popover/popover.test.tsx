import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { violations } from '../testing/violations.ts';
import { Dialog, Popover, PopoverClose } from './index.ts';

function Travellers() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} aria-expanded={open} onClick={() => setOpen(!open)}>
        Viajeros
      </Button>
      <Popover anchor={button} label="Elige viajeros" open={open} onOpenChange={setOpen}>
        <Button>Más</Button>
        <PopoverClose render={<Button />}>Listo</PopoverClose>
      </Popover>
      <input aria-label="Correo" />
    </>
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
  await userEvent.click(trigger());
  const shown = await screen.findByRole('dialog', { name: 'Elige viajeros' });
  await waitFor(() => expect(shown.contains(document.activeElement)).toBe(true));
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  expect(await violations(shown)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
});

// By its text: while the panel is open, what is outside is not there for roles.
const trigger = () => screen.getByText('Viajeros');
const panel = () => screen.queryByRole('dialog', { name: 'Elige viajeros' });
const opened = async () => {
  await waitFor(() => expect(panel()?.contains(document.activeElement)).toBe(true));
};

test.each(['{Enter}', ' '])('the button opens its popover with the key %p', async (key) => {
  render(<Travellers />);
  trigger().focus();
  await userEvent.keyboard(key);
  await opened();
});

test('a press on the button closes what it opened, and does not open it again', async () => {
  render(<Travellers />);
  await userEvent.click(trigger());
  await opened();
  await userEvent.click(trigger());
  await waitFor(() => expect(panel()).toBeNull());
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(trigger());
  await userEvent.click(trigger());
  await opened();
});

test('done inside, the focus is on the button again', async () => {
  render(<Travellers />);
  await userEvent.click(trigger());
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Listo' }));
  await waitFor(() => expect(panel()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
});

test('Tab goes round inside it', async () => {
  render(<Travellers />);
  await userEvent.click(trigger());
  await opened();
  for (const name of ['Listo', 'Más']) {
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  }
});

test('a press outside closes it, and leaves the focus in the box that was pressed', async () => {
  render(<Travellers />);
  await userEvent.click(trigger());
  await opened();
  await userEvent.click(screen.getByLabelText('Correo'));
  await waitFor(() => expect(panel()).toBeNull());
  expect(document.activeElement).toBe(screen.getByLabelText('Correo'));
});

test('a press that opens another panel leaves the focus in that one', async () => {
  render(
    <>
      <Travellers />
      <Question />
    </>,
  );
  await userEvent.click(trigger());
  await opened();
  await userEvent.click(screen.getByText('Salir'));
  await waitFor(() => expect(panel()).toBeNull());
  const other = await screen.findByRole('dialog', { name: 'Tu reserva no está pagada' });
  await waitFor(() => expect(other.contains(document.activeElement)).toBe(true));
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
