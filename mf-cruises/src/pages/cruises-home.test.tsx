import { screen } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { showCruisesHome } from '../testing/home-page.ts';

test.each([
  ['es', 'Cruceros con la ruta a la vista'],
  ['en', 'Cruises with the route in plain view'],
] as const)('in %s the page says what it is', async (language, title) => {
  const { container } = showCruisesHome({ language });
  expect(screen.getByRole('heading', { level: 1, name: title })).not.toBeNull();
  expect(await violations(container)).toEqual([]);
});
