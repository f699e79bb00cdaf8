import { screen } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { showToursHome } from '../testing/tour-pages.ts';

test.each([
  ['es', 'Tours de varios días', 'Escríbenos o llámanos'],
  ['en', 'Tours of several days', 'Write to us or call us'],
] as const)('in %s the page says what it is and leads to a person', async (language, title, write) => {
  const { container } = showToursHome({ language });
  expect(screen.getByRole('heading', { level: 1, name: title })).not.toBeNull();
  expect(screen.getByRole('link', { name: write }).getAttribute('href')).toBe('/contact-us');
  expect(await violations(container)).toEqual([]);
});
