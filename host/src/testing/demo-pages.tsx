import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { Link } from '@alisio/platform/sdk/router';
import type { DemoPage, DemoPart } from './demo-site.ts';

function Home() {
  const { t } = useTexts('demo');
  return (
    <section>
      <h1>{t('title')}</h1>
      <label>
        Nombre <input />
      </label>
      <Link to="/user/my-journey">→</Link>
    </section>
  );
}

/** A part that offers itself for the first page's finder. */
export const search: DemoPart = {
  name: 'search',
  slot: 'home-search',
  place: 20,
  head: {
    es: { title: 'Hoteles', text: 'Busca donde dormir' },
    en: { title: 'Hotels', text: 'Find where to sleep' },
  },
  href: '/user/my-journey',
  room: { narrow: 200, wide: 144 },
  module: {
    default: function DemoSearch({ given }) {
      const { t } = useTexts('demo');
      return (
        <h2>
          {t('title')}, {String(given.city)}
        </h2>
      );
    },
  },
};

const titled = (name: string): PageModule => ({
  default: () => <h1>{name}</h1>,
  meta: () => ({ title: `${name} · Alisio`, description: `Todo sobre: ${name}` }),
});

export const home: DemoPage = {
  path: '/',
  page: 'home',
  layout: 'custom',
  nav: 'flights',
  navLink: {
    label: { es: 'Vuelos', en: 'Flights' },
    wayOn: { es: 'Buscar vuelos', en: 'Search flights' },
    place: 10,
  },
  module: { default: Home, meta: ({ t }) => ({ title: t('title'), description: t('title') }) },
};

export const trips: DemoPage = {
  path: '/user/my-journey',
  page: 'trips',
  layout: 'custom',
  nav: 'my-trips',
  navLink: {
    label: { es: 'Mis viajes', en: 'My trips' },
    wayOn: { es: 'Buscar mi reserva', en: 'Find my booking' },
    place: 90,
  },
  module: titled('Mis viajes'),
};

export const contact: DemoPage = {
  path: '/contact-us',
  page: 'contact',
  layout: 'custom',
  module: titled('Contacto'),
};

export const summary: DemoPage = {
  path: '/booking/summary',
  page: 'summary',
  layout: 'footeronly',
  module: titled('Resumen'),
};

export const results: DemoPage = {
  path: '/:url/results',
  page: 'results',
  layout: 'booking',
  module: titled('Resultados'),
};

export const confirm: DemoPage = {
  path: '/booking/confirm',
  page: 'confirm',
  layout: 'result',
  direct: 'home',
  module: titled('Confirmación'),
};

export const authorize: DemoPage = {
  path: '/booking/authenticate',
  page: 'authenticate',
  layout: 'blank',
  module: titled('Banco'),
};
