import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { violations } from '../testing/violations.ts';
import { Drawer } from './index.ts';

function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menú</Button>
      <Drawer
        title="Menú"
        open={open}
        onOpenChange={setOpen}
        closeLabel="Cerrar"
        actions={<Button onClick={() => setOpen(false)}>Listo</Button>}
      >
        <a href="/vuelos">Vuelos</a>
      </Drawer>
    </>
  );
}

async function opened() {
  await userEvent.click(screen.getByRole('button', { name: 'Menú' }));
  const sheet = await screen.findByRole('dialog', { name: 'Menú' });
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  return sheet;
}

test('it is named, keeps the focus in, and gives it back on Escape', async () => {
  render(<Menu />);
  const sheet = await opened();
  expect(await violations(sheet)).toEqual([]);
  for (let press = 0; press < 5; press += 1) {
    await userEvent.tab();
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menú' })));
});

test.each(['Cerrar', 'Listo'])('its button "%s" closes it', async (name) => {
  render(<Menu />);
  await opened();
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
