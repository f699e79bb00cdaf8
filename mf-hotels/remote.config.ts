import { defineRemote } from '@alisio/platform/sdk/remote';

export default defineRemote({
  name: 'mf-hotels',
  owner: 'Hoteles',
  contracts: '^1.0.0',
  namespace: 'hotels',
  budgets: { entry: 8_000, firstPage: 41_450, part: 24_500 },
  routes: [
    {
      path: '/hoteles',
      page: 'home',
      layout: 'default',
      query: [],
      nav: 'hotels',
      navLink: {
        label: { es: 'Hoteles', en: 'Hotels' },
        wayOn: { es: 'Buscar hoteles', en: 'Search hotels' },
        place: 20,
      },
      listed: true,
      head: {
        es: {
          title: 'Hoteles con el precio de toda la estancia',
          description:
            'Hoteles, hostales y apartamentos con impuestos y cargos incluidos, sin letra pequeña.',
        },
        en: {
          title: 'Hotels with the price of the whole stay',
          description: 'Hotels, hostels and apartments with taxes and fees included, and no small print.',
        },
      },
    },
    {
      path: '/us/hotel/:place',
      page: 'place',
      layout: 'custom',
      query: [],
      // Its loader leads other spellings to the one of §2.
      known: { place: ['aruba', 'cancun', 'loscabos', 'los-cabos', 'puntacana', 'punta-cana'] },
      nav: 'hotels',
      wakes: 'idle',
      listed: { place: ['aruba', 'cancun', 'LosCabos', 'PuntaCana'] },
      head: {
        es: {
          title: 'Hoteles frente al mar',
          description: 'Dónde quedarte junto a la playa, con el precio de toda la estancia.',
        },
        en: {
          title: 'Hotels by the sea',
          description: 'Where to stay by the beach, with the price of the whole stay.',
        },
      },
    },
    {
      path: '/hoteles/result',
      page: 'results',
      layout: 'booking',
      nav: 'hotels',
      head: {
        es: {
          title: 'Resultados de hoteles',
          description: 'Hoteles con el precio de toda la estancia y la fecha hasta la que cancelas gratis.',
        },
        en: {
          title: 'Hotel results',
          description:
            'Hotels with the price of the whole stay and the date until which you cancel for free.',
        },
      },
    },
    {
      // The search form without script: leads on to the results, or is shown with what they lack.
      path: '/hoteles/buscar',
      page: 'search',
      layout: 'booking',
      nav: 'hotels',
      head: {
        es: {
          title: '¿Dónde quieres dormir?',
          description: 'Escribe una ciudad, un barrio, un aeropuerto o el nombre de un hotel.',
        },
        en: {
          title: 'Where do you want to sleep?',
          description: 'Type a city, an area, an airport or the name of a hotel.',
        },
      },
    },
    {
      path: '/hoteles/summary',
      page: 'hotel',
      layout: 'booking',
      nav: 'hotels',
      head: {
        es: {
          title: 'El hotel y sus habitaciones',
          description: 'Habitaciones, lo que incluye cada tarifa y hasta cuándo cancelas gratis.',
        },
        en: {
          title: 'The hotel and its rooms',
          description: 'Rooms, what each rate includes and until when you cancel for free.',
        },
      },
    },
  ],
  parts: [
    {
      name: 'search',
      slot: 'home-search',
      place: 20,
      head: {
        es: { title: 'Hoteles', text: 'Busca dónde dormir, con el precio de toda la estancia.' },
        en: { title: 'Hotels', text: 'Search where to sleep, with the price of the whole stay.' },
      },
      href: '/hoteles',
      room: { narrow: 336, wide: 192 },
    },
    {
      // Of texts, which tell it around which point, and what that is called.
      name: 'around',
      place: 20,
      head: {
        es: { title: 'Hoteles', text: 'Busca dónde dormir, con el precio de toda la estancia.' },
        en: { title: 'Hotels', text: 'Search where to sleep, with the price of the whole stay.' },
      },
      href: '/hoteles',
      room: { narrow: 520, wide: 428 },
    },
    {
      // Of a booking's pages and of texts, which tell it what stands there and its point: no slot shows it by itself.
      name: 'place-map',
      place: 20,
      head: {
        es: { title: 'Hoteles', text: 'El mapa no llegó. Lo demás está en esta página.' },
        en: { title: 'Hotels', text: 'The map did not arrive. The rest is on this page.' },
      },
      href: '/hoteles',
      room: { narrow: 240, wide: 240 },
    },
  ],
});
