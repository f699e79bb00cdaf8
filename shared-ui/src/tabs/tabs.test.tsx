import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../testing/violations.ts';
import { Tabs } from './index.ts';

type Part = 'rooms' | 'place' | 'rules';

function Hotel() {
  const [part, setPart] = useState<Part>('rooms');
  return (
    <Tabs
      label="Casa del Aljibe"
      value={part}
      onChange={setPart}
      items={[
        { id: 'rooms', title: 'Habitaciones', panel: 'Doble con balcón' },
        { id: 'place', title: 'Ubicación', panel: 'A 300 m de la plaza' },
        { id: 'rules', title: 'Reglas', panel: 'Entrada desde las 3 p. m.' },
      ]}
    />
  );
}

test('arrow keys move, Enter chooses, and the panel is named by its tab', async () => {
  const { container } = render(<Hotel />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Habitaciones', selected: true }));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Ubicación' }).textContent).toBe('A 300 m de la plaza');
  await userEvent.keyboard('{End}{Enter}');
  expect(screen.getByRole('tab', { name: 'Reglas' }).getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Habitaciones' })).toBeTruthy();
  expect(await violations(container)).toEqual([]);
});
