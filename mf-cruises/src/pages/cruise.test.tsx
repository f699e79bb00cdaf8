import { screen } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { showCruise } from '../testing/cruise-page.ts';

test.each([
  ['es', 'Un crucero día por día'],
  ['en', 'A cruise day by day'],
] as const)('in %s the page says what it is', async (language, title) => {
  const { container } = showCruise({ language });
  expect(screen.getByRole('heading', { level: 1, name: title })).not.toBeNull();
  expect(await violations(container)).toEqual([]);
});
