import { render, screen, within } from '@testing-library/react';
import { violations } from '../testing/violations.ts';
import { Breadcrumb } from './index.ts';

test('the way here is a named list of links, and this page is none', async () => {
  const { container } = render(
    <Breadcrumb
      label="Dónde estás"
      parents={[
        { id: 'home', link: <a href="/">Inicio</a> },
        { id: 'hotels', link: <a href="/hoteles">Hoteles</a> },
      ]}
      current="Cartagena"
    />,
  );
  const nav = screen.getByRole('navigation', { name: 'Dónde estás' });
  // The first of two parents gives way on a phone, where jsdom, which knows no width, puts itself.
  expect(
    within(nav)
      .getAllByRole('listitem', { hidden: true })
      .map((item) => item.textContent),
  ).toEqual(['Inicio', 'Hoteles', 'Cartagena']);
  expect(screen.getByText('Cartagena').getAttribute('aria-current')).toBe('page');
  expect(within(nav).queryByRole('link', { name: 'Cartagena' })).toBeNull();
  expect(await violations(container)).toEqual([]);
});
