import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../testing/violations.ts';
import { Switch } from './index.ts';

function DirectOnly({ disabled }: { disabled?: boolean }) {
  const [on, setOn] = useState(false);
  return (
    <Switch
      label="Solo directos"
      hint="Oculta los vuelos con escala"
      checked={on}
      disabled={disabled}
      onChange={(event) => setOn(event.target.checked)}
    />
  );
}

const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Solo directos' });

test('it is turned by the space bar and by a press on its words', async () => {
  const { container } = render(<DirectOnly />);
  await userEvent.tab();
  expect(document.activeElement).toBe(control());
  await userEvent.keyboard(' ');
  expect(control().checked).toBe(true);
  await userEvent.click(screen.getByText('Oculta los vuelos con escala'));
  expect(control().checked).toBe(false);
  expect(document.getElementById(control().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Oculta los vuelos con escala',
  );
  expect(await violations(container)).toEqual([]);
});

test('switched off for use it stays as it is', async () => {
  render(<DirectOnly disabled />);
  await userEvent.click(screen.getByText('Solo directos'));
  expect(control().checked).toBe(false);
});
