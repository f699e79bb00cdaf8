import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/violations.ts';
import { Button, IconButton } from './index.ts';

test('with an address it is a link, without one a button that sends nothing', () => {
  render(
    <>
      <Button href="/vuelos">Vuelos</Button>
      <Button>Buscar</Button>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Vuelos' })).toHaveProperty('pathname', '/vuelos');
  expect(screen.getByRole('button', { name: 'Buscar' })).toHaveProperty('type', 'button');
});

test('while busy it ignores presses and keeps the focus', async () => {
  const presses: string[] = [];
  render(
    <Button busy onClick={() => presses.push('paid')}>
      Pagar
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Pagar' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(presses).toEqual([]);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a busy button does not send its form', async () => {
  const sent: string[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push('order');
      }}
    >
      <Button type="submit" busy>
        Pagar
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(sent).toEqual([]);
});

test('an icon alone has a name', async () => {
  const { container } = render(<IconButton label="Cerrar">×</IconButton>);
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeTruthy();
  expect(await violations(container)).toEqual([]);
});
