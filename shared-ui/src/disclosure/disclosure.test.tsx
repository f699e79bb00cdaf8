import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../testing/violations.ts';
import { Disclosure } from './index.ts';

function Meals() {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure label="Comidas" open={open} onToggle={setOpen}>
      <p>La habitual</p>
    </Disclosure>
  );
}

test('it opens and closes by its name, and says which it is', async () => {
  const { container } = render(<Meals />);
  const toggle = screen.getByRole('button', { name: 'Comidas' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('La habitual')).toBeNull();
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  const inside = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  expect(inside?.textContent).toBe('La habitual');
  expect(await violations(container)).toEqual([]);
  await userEvent.click(toggle);
  expect(screen.queryByText('La habitual')).toBeNull();
});
