import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../button/index.ts';
import { Logo } from '../icons/index.ts';
import { violations } from '../testing/violations.ts';
import { CallBand, CallRow, FooterBar, HeaderBar, PhoneLink, SkipLink, ThemeIcon } from './index.ts';

const home = (
  <a href="/" aria-label="Alisio, inicio">
    <Logo name="alisio" />
  </a>
);

function Page() {
  return (
    <>
      <SkipLink href="#main">Saltar al contenido</SkipLink>
      <HeaderBar
        brand={home}
        navLabel="Principal"
        nav={
          <a href="/" aria-current="page">
            Vuelos
          </a>
        }
        tools={
          <>
            <IconButton label="Cambiar entre claro y oscuro">
              <ThemeIcon />
            </IconButton>
            <PhoneLink href="tel:+576010000000" number="601 000 0000" label="Llamar: 601 000 0000" />
          </>
        }
      />
      <main id="main">
        <CallBand
          title="Una persona contesta"
          open
          openText="Abierto ahora"
          number="601 000 0000"
          href="tel:+576010000000"
          callLabel="Llamar: 601 000 0000"
        />
        <CallRow title="¿Algo cambió?" action={<a href="tel:+576010000000">601 000 0000</a>}>
          Llama con tu referencia.
        </CallRow>
      </main>
      <FooterBar
        lead="Viajes en español."
        columns={[
          { title: 'Ayuda', links: [{ id: 'find', link: <a href="/mis-viajes">Buscar mi reserva</a> }] },
        ]}
        legal="© 2026 Alisio"
        legalLinks={<a href="/terminos">Términos</a>}
      />
    </>
  );
}

test('the page frame has its landmarks, and axe finds nothing wrong', async () => {
  const { container } = render(<Page />);
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Alisio, inicio' })).toBeTruthy();
  // Without a window's width the navigation for wide windows stays away.
  expect(screen.getByLabelText('Principal')).toBeTruthy();
  expect(
    within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Buscar mi reserva' }),
  ).toBeTruthy();
  expect(await violations(container)).toEqual([]);
});

test('the first Tab offers to skip to the content', async () => {
  render(<Page />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Saltar al contenido' }));
});

test('the line to a person is one link away, at the top and in the band', () => {
  render(<Page />);
  const calls = screen.getAllByRole('link', { name: 'Llamar: 601 000 0000' });
  expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:+576010000000', 'tel:+576010000000']);
});

test('without columns the foot is slim and still says who is behind it', () => {
  render(<FooterBar legal="© 2026 Alisio" />);
  expect(screen.getByRole('contentinfo').textContent).toBe('© 2026 Alisio');
});
