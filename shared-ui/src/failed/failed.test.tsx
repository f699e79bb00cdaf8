import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/violations.ts';
import { FailedOnce } from './failed.example.tsx';

test('it says what did not come, and a press asks again', async () => {
  const { container } = render(<FailedOnce />);
  expect(screen.getByRole('alert').textContent).toContain('No pudimos traer los trenes');
  await userEvent.click(screen.getByRole('button', { name: 'Intentar otra vez' }));
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('1');
  expect(await violations(container)).toEqual([]);
});
