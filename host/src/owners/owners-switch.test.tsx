import { screen } from '@testing-library/react';
import { home } from '../testing/demo-pages.tsx';
import { renderSite } from '../testing/render-site.tsx';

const SHOWN = /Se ve de quién es cada parte/;
const keys = '{Alt>}{Shift>}[KeyO]{/Shift}{/Alt}';

test('a key shows whose the parts are and takes them away, but not while something is typed', async () => {
  const { user } = renderSite('/', { pages: [home] });
  await screen.findByRole('contentinfo');
  await user.click(screen.getByRole('textbox', { name: 'Nombre' }));
  await user.keyboard(keys);
  expect(screen.queryByText(SHOWN)).toBeNull();
  screen.getByRole('main').focus();
  await user.keyboard(keys);
  await screen.findByText(SHOWN);
  await user.keyboard('{Escape}');
  expect(screen.queryByText(SHOWN)).toBeNull();
  await user.keyboard(keys);
  await screen.findByText(SHOWN);
  await user.keyboard(keys);
  expect(screen.queryByText(SHOWN)).toBeNull();
});
