import type { Layout } from '@alisio/platform/sdk/remote';
import { screen, within } from '@testing-library/react';
import { home } from '../testing/demo-pages.tsx';
import { renderSite } from '../testing/render-site.tsx';

/** What the visitor finds around a page of each layout of §2. */
const around: Record<
  Layout,
  { nav: boolean; phone: boolean; foot: 'full' | 'slim' | 'none'; band: boolean }
> = {
  default: { nav: true, phone: true, foot: 'full', band: false },
  custom: { nav: true, phone: true, foot: 'full', band: true },
  booking: { nav: true, phone: true, foot: 'full', band: false },
  result: { nav: true, phone: true, foot: 'slim', band: false },
  footeronly: { nav: false, phone: true, foot: 'slim', band: false },
  blank: { nav: false, phone: false, foot: 'none', band: false },
  error: { nav: true, phone: true, foot: 'slim', band: false },
  '404': { nav: true, phone: true, foot: 'full', band: false },
  '505': { nav: false, phone: true, foot: 'slim', band: false },
};

function isLayout(name: string): name is Layout {
  return name in around;
}

test.each(Object.keys(around).filter(isLayout))('a page of layout %s', async (layout) => {
  const module = { default: () => <h1>Página</h1>, meta: () => ({ title: 'Página', description: 'Página' }) };
  renderSite('/pagina', { pages: [home, { path: '/pagina', page: 'pagina', layout, module }] });
  await screen.findByRole('heading', { name: 'Página' });
  const { nav, phone, foot, band } = around[layout];
  const footer = foot === 'none' ? null : await screen.findByRole('contentinfo');
  expect(screen.queryByLabelText('Principal') !== null).toBe(nav);
  const banner = screen.queryByRole('banner');
  expect(banner !== null && within(banner).queryByRole('link', { name: /^Llamar/ }) !== null).toBe(phone);
  expect(screen.queryByRole('region', { name: /^Hay tarifas/ }) !== null).toBe(band);
  expect(screen.queryByRole('contentinfo')).toBe(footer);
  expect(footer !== null && within(footer).queryByRole('heading', { name: 'Viajar' }) !== null).toBe(
    foot === 'full',
  );
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
