import { defineRemote } from '@alisio/platform/sdk/remote';
import { airlineClaims } from './airline-claims.ts';
import { listClaims, textClaims } from './list-claims.ts';
import { siteClaims } from './site-claims.ts';

export default defineRemote({
  name: 'mf-content',
  owner: 'Contenido',
  contracts: '^1.0.0',
  namespace: 'content',
  // Each late file costs the entry its name and its hash, and there are those of texts, airlines and trains, and of live parts,
  // which pages of airlines do without; a text's page draws tables, weather, posters and drawings, an airline's its bags, its
  // routes and a choice of cities; the way to a person stays small.
  budgets: {
    entry: 6_400,
    firstPage: 28_000,
    pages: { text: 30_300, airline: 29_800, preview: 28_900, 'contact-us': 12_800 },
    part: 32_000,
  },
  routes: [
    {
      path: '/contact-us',
      page: 'contact-us',
      layout: 'custom',
      query: ['about'],
      callLine: 'own',
      listed: true,
      head: {
        es: {
          title: 'Contacto',
          description:
            'Llámanos, escríbenos o pide que te llamemos. Del otro lado hay una persona, no un menú de opciones.',
        },
        en: {
          title: 'Contact us',
          description:
            'Call us, write to us, or ask us to call you. You’ll reach a person, not a menu of options.',
        },
      },
    },
    ...listClaims,
    {
      path: '/articulos/vista-previa',
      page: 'preview',
      layout: 'custom',
      query: ['token'],
      listed: false,
      head: {
        es: {
          title: 'Vista previa',
          description: 'Un texto como está ahora en su archivo, para quien lo escribe.',
        },
        en: { title: 'Preview', description: 'A text as its file says it now, for its writer.' },
      },
    },
    ...textClaims,
    ...airlineClaims,
    ...siteClaims,
    {
      path: '/trains-deals',
      page: 'trains-deals',
      layout: 'default',
      query: ['from', 'to', 'date', 'adults', 'children', 'region', 'page', 'deal'],
      callLine: 'own',
      nav: 'trains',
      navLink: {
        label: { es: 'Trenes', en: 'Trains' },
        wayOn: { es: 'Ver trenes', en: 'See trains' },
        place: 50,
      },
      listed: true,
      head: {
        es: {
          title: 'Ofertas de tren',
          description:
            'España a alta velocidad y los Andes despacio. El precio de la web y el del teléfono, uno al lado del otro.',
        },
        en: {
          title: 'Train deals',
          description:
            'Spain at high speed and the Andes at their own pace. The web price and the phone price, side by side.',
        },
      },
    },
    {
      path: '/trains-deals/:token',
      page: 'train-token',
      layout: 'default',
      query: [],
      callLine: 'own',
      nav: 'trains',
      head: {
        es: {
          title: 'Tu oferta de tren',
          description: 'Una oferta de tren enviada a una persona: se usa una sola vez.',
        },
        en: {
          title: 'Your train offer',
          description: 'A train offer that was sent to one person: it can be used once.',
        },
      },
    },
  ],
  parts: [
    {
      // Of pages of what is sold by a person, which tell it what is asked about: no slot shows it by itself.
      name: 'call-me-back',
      place: 10,
      head: {
        es: {
          title: 'Pide que te llamemos',
          text: 'El formulario no llegó. También puedes pedirlo en Contacto.',
        },
        en: {
          title: 'Ask us to call you',
          text: 'The form did not arrive. You can ask on the contact page, too.',
        },
      },
      href: '/contact-us',
      room: { narrow: 624, wide: 626 },
    },
  ],
});
