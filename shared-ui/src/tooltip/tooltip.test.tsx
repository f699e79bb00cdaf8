import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../button/index.ts';
import { violations } from '../testing/violations.ts';
import { Tooltip } from './index.ts';

const tooltip = (
  <Tooltip text="Comparado con lo usual de esta ruta">
    <IconButton label="Qué significa el CO₂">i</IconButton>
  </Tooltip>
);

test('it describes its trigger, whether it is seen or not', async () => {
  const { baseElement } = render(tooltip);
  const trigger = screen.getByRole('button', { name: 'Qué significa el CO₂' });
  const description = document.getElementById(trigger.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Comparado con lo usual de esta ruta');
  expect(await violations(baseElement)).toEqual([]);
});

test('the focus shows it, Escape hides it, and the focus stays', async () => {
  render(tooltip);
  const texts = () => screen.getAllByText('Comparado con lo usual de esta ruta').length;
  expect(texts()).toBe(1);
  await userEvent.tab();
  await waitFor(() => expect(texts()).toBe(2));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(texts()).toBe(1));
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
