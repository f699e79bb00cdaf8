import { frames, type Layout, layouts } from '@alisio/platform/sdk/remote';
import { cleanup, screen, within } from '@testing-library/react';
import { home } from '../testing/demo-pages.tsx';
import { renderSite } from '../testing/render-site.tsx';

/** What the visitor finds around a page of a layout. */
async function around(layout: Layout) {
  const module = { default: () => <h1>Página</h1>, meta: () => ({ title: 'Página', description: 'Página' }) };
  renderSite('/pagina', { pages: [home, { path: '/pagina', page: 'pagina', layout, module }] });
  await screen.findByRole('heading', { name: 'Página' });
  const foot = frames[layout].footer === 'none' ? null : await screen.findByRole('contentinfo');
  const banner = screen.queryByRole('banner');
  return {
    nav: screen.queryByLabelText('Principal') !== null,
    phone: banner !== null && within(banner).queryByRole('link', { name: /^Llamar/ }) !== null,
    band: screen.queryByRole('region', { name: /^Hay tarifas/ }) !== null,
    foot: screen.queryByRole('contentinfo') !== null,
    waysOn: foot !== null && within(foot).queryByRole('heading', { name: 'Viajar' }) !== null,
  };
}

test.each(layouts)('a page of layout %s has around it what the table says', async (layout) => {
  const { header, footer, callBand } = frames[layout];
  expect(await around(layout)).toEqual({
    nav: header === 'full',
    phone: header !== 'none',
    band: callBand,
    foot: footer !== 'none',
    waysOn: footer === 'full',
  });
});

test('where people choose, fares by phone are said; where they pay, nothing leads away', async () => {
  expect(await around('custom')).toMatchObject({ nav: true, band: true, waysOn: true });
  cleanup();
  expect(await around('footeronly')).toMatchObject({ nav: false, phone: true, band: false, waysOn: false });
});

test("the bank's turn has nothing of ours", async () => {
  expect(Object.values(await around('blank'))).not.toContain(true);
});

test('a page that cannot be had takes the frame of errors, whatever it claimed', async () => {
  const missing = { ...home, path: '/nada', page: 'nada', layout: 'footeronly' } as const;
  renderSite('/nada', { pages: [home, { ...missing, module: undefined }] });
  await screen.findByRole('heading', { name: 'Algo falló en esta página' });
  expect(screen.getByLabelText('Principal')).not.toBeNull();
});

test('a page that shows the line to a person itself has no second one under it', async () => {
  const module = {
    default: () => <h1>Contacto</h1>,
    meta: () => ({ title: 'Contacto', description: 'Contacto' }),
  };
  const claim = { path: '/contacto', page: 'contacto', layout: 'custom', callLine: 'own' } as const;
  renderSite('/contacto', { pages: [home, { ...claim, module }] });
  await screen.findByRole('contentinfo');
  expect(screen.queryByRole('region', { name: /^Hay tarifas/ })).toBeNull();
});
