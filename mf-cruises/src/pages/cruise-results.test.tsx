import { screen } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { showCruiseResults } from '../testing/results-page.ts';

test.each([
  ['es', 'Resultados de cruceros'],
  ['en', 'Cruise results'],
] as const)('in %s the page says what it is', async (language, title) => {
  const { container } = showCruiseResults({ language });
  expect(screen.getByRole('heading', { level: 1, name: title })).not.toBeNull();
  expect(await violations(container)).toEqual([]);
});
