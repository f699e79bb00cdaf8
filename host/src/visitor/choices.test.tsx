import { screen, waitFor } from '@testing-library/react';
import { home, summary } from '../testing/demo-pages.tsx';
import { renderSite } from '../testing/render-site.tsx';

const pages = [home, summary];
const languageButton = async (name: RegExp) =>
  (await screen.findAllByRole('button', { name }))[0] ?? document.body;

test('a switch of language reaches shell and page, keeps what is typed, and is remembered', async () => {
  const { user } = renderSite('/', { pages });
  await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Ana');
  await user.click(await languageButton(/^ES/));
  await screen.findByRole('heading', { name: 'Test page' });
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveProperty('value', 'Ana');
  expect(screen.getByRole('link', { name: 'Skip to content' })).not.toBeNull();
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.dir).toBe('ltr');
  expect(document.title).toBe('Test page');
  expect(document.cookie).toContain('locale=en');
});

test('the button in the head turns day to night, the choice in the foot gives it back to the device', async () => {
  const { user } = renderSite('/booking/summary', { pages });
  await user.click(await screen.findByRole('button', { name: 'Cambiar entre claro y oscuro' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Apariencia' }),
    'Como el dispositivo',
  );
  await waitFor(() => expect(document.documentElement.dataset.theme).toBeUndefined());
  expect(document.cookie).not.toContain('theme=');
});
