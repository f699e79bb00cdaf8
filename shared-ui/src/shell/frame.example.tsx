import styled from '@emotion/styled';
import { IconButton } from '../button/index.ts';
import { Icon, Logo } from '../icons/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Muted } from '../text/index.ts';
import { tokens } from '../tokens/index.ts';
import { FooterBar, HeaderBar, PhoneLink, pillStyles, SkipLink, ThemeIcon } from './index.ts';

const ADDRESS = '#/header-and-footer';

const Pill = styled.button(pillStyles);

const Room = styled.div`
  position: relative;
  padding: ${tokens.space[4]};
`;

const home = (
  <a href={ADDRESS} aria-label="Alisio, inicio">
    <Logo name="alisio" />
  </a>
);

const line = <PhoneLink href="tel:+576010000000" number="601 000 0000" label="Llamar: 601 000 0000" />;

const link = (name: string) => ({ id: name, link: <a href={ADDRESS}>{name}</a> });

export default {
  title: 'Header and footer',
  topic: 'Navigation',
  examples: [
    {
      name: 'Header with the product lines',
      bleed: true,
      render: () => (
        <HeaderBar
          brand={home}
          navLabel="Productos"
          nav={
            <>
              <a href={ADDRESS} aria-current="page">
                Vuelos
              </a>
              <a href={ADDRESS}>Hoteles</a>
              <a href={ADDRESS}>Cruceros</a>
              <a href={ADDRESS}>Tours</a>
            </>
          }
          wide={
            <>
              <Pill type="button">
                <Icon name="globe" size="s" /> ES
              </Pill>
              <Pill type="button">US$</Pill>
            </>
          }
          tools={
            <>
              <IconButton label="Cambiar entre claro y oscuro">
                <ThemeIcon />
              </IconButton>
              {line}
            </>
          }
          menu={
            <IconButton label="Menú">
              <Icon name="menu" />
            </IconButton>
          }
        />
      ),
    },
    { name: 'Header of a checkout', bleed: true, render: () => <HeaderBar brand={home} tools={line} /> },
    {
      name: 'Footer',
      bleed: true,
      render: () => (
        <FooterBar
          brand={<Logo name="alisio" />}
          lead="Vuelos, hoteles, cruceros, tours y trenes para quien viaja en español."
          columns={[
            { title: 'Viajar', links: ['Vuelos', 'Hoteles', 'Cruceros'].map(link) },
            { title: 'Ayuda', links: ['Buscar mi reserva', 'Equipaje', 'Contacto'].map(link) },
            { title: 'Alisio', links: ['Quiénes somos', 'Destinos', 'Blog'].map(link) },
          ]}
          legal="© 2026 Alisio. Esto es una demostración: no se vende ningún viaje."
          legalLinks={
            <>
              <a href={ADDRESS}>Términos</a>
              <a href={ADDRESS}>Privacidad</a>
            </>
          }
        />
      ),
    },
    {
      name: 'Slim footer',
      bleed: true,
      render: () => <FooterBar legal="© 2026 Alisio" legalLinks={<a href={ADDRESS}>Privacidad</a>} />,
    },
    {
      name: 'Skip link: press Tab after a click here',
      render: () => (
        <Room>
          <SkipLink href={ADDRESS}>Saltar al contenido</SkipLink>
          <Muted>Aparece cuando tiene el foco.</Muted>
        </Room>
      ),
    },
  ],
} satisfies CatalogueEntry;
