import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/violations.ts';
import { Gallery } from './index.ts';

const names = ['Fachada', 'Piscina', 'Habitación', 'Terraza'];

const labels = {
  title: 'Fotos de Casa del Aljibe',
  all: 'Ver las 4 fotos',
  close: 'Cerrar',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  counter: (position: number, count: number) => `${position} de ${count}`,
};

function show() {
  return render(
    <Gallery
      pictures={names.map((alt) => ({ id: alt, alt, photo: { src: `/${alt}.jpg` } }))}
      labels={labels}
    />,
  );
}

const status = () => screen.getByRole('status').textContent;

test('every picture that is shown opens the viewer at itself', async () => {
  const { container } = show();
  expect(await violations(container)).toEqual([]);
  const thumb = screen.getByRole('button', { name: 'Habitación', hidden: true });
  await userEvent.click(thumb);
  const viewer = await screen.findByRole('dialog', { name: labels.title });
  expect(status()).toBe('3 de 4: Habitación');
  expect(await violations(viewer)).toEqual([]);
});

test('keys turn the pictures and stop at both ends; Escape closes, and the focus returns', async () => {
  show();
  const all = screen.getByRole('button', { name: labels.all });
  await userEvent.click(all);
  const viewer = await screen.findByRole('dialog');
  await waitFor(() => expect(viewer.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{ArrowRight}');
  expect(status()).toBe('2 de 4: Piscina');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(status()).toBe('4 de 4: Terraza');
  expect(screen.getByRole('button', { name: labels.next }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(status()).toBe('1 de 4: Fachada');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(all));
});

test('a swipe turns the picture, a slip of the finger does not', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: labels.all }));
  const picture = within(await screen.findByRole('dialog')).getByRole('img', { name: 'Fachada' });
  const swipe = (from: number, to: number) =>
    userEvent.pointer([
      { keys: '[TouchA>]', target: picture, coords: { clientX: from } },
      { pointerName: 'TouchA', target: picture, coords: { clientX: to } },
      { keys: '[/TouchA]', target: picture, coords: { clientX: to } },
    ]);
  await swipe(300, 280);
  expect(status()).toBe('1 de 4: Fachada');
  await swipe(300, 120);
  expect(status()).toBe('2 de 4: Piscina');
});
