import { defineRemote } from '@alisio/platform/sdk/remote';

export default defineRemote({
  name: 'mf-cruises',
  owner: 'Cruceros',
  contracts: '^1.0.0',
  namespace: 'cruises',
  budgets: { entry: 5_540, firstPage: 27_650, part: 17_760, pages: { 'cruises-home': 22_480 } },
  routes: [
    {
      path: '/crucerro',
      page: 'cruises-home',
      layout: 'default',
      query: [],
      nav: 'cruises',
      navLink: {
        label: { es: 'Cruceros', en: 'Cruises' },
        wayOn: { es: 'Buscar cruceros', en: 'Search cruises' },
        place: 30,
      },
      listed: true,
      head: {
        es: {
          title: 'Cruceros con la ruta a la vista',
          description: 'Cruceros por mar, línea, barco y fecha, con tasas y propinas en el precio.',
        },
        en: {
          title: 'Cruises with the route in plain view',
          description: 'Cruises by sea, line, ship and date, with taxes and gratuities in the price.',
        },
      },
    },
    {
      path: '/crucerro/result',
      page: 'cruise-results',
      layout: 'default',
      nav: 'cruises',
      head: {
        es: {
          title: 'Resultados de cruceros',
          description: 'Rutas con sus salidas y el precio de cada cabina, con tasas y propinas.',
        },
        en: {
          title: 'Cruise results',
          description: 'Routes with their sailings and the price of each cabin, taxes and gratuities in it.',
        },
      },
    },
    {
      path: '/crucerro/details',
      page: 'cruise',
      layout: 'default',
      query: ['cruise', 'adults', 'ages', 'cabin'],
      nav: 'cruises',
      head: {
        es: {
          title: 'Un crucero día por día',
          description: 'La ruta en el mapa, horas en tierra, el barco y sus cabinas.',
        },
        en: {
          title: 'A cruise day by day',
          description: 'The route on the map, hours ashore, the ship and its cabins.',
        },
      },
    },
  ],
  parts: [
    {
      name: 'search',
      slot: 'home-search',
      place: 30,
      head: {
        es: { title: 'Cruceros', text: 'Busca por mar, línea, barco y fecha, con todo en el precio.' },
        en: { title: 'Cruises', text: 'Search by sea, line, ship and date, with everything in the price.' },
      },
      href: '/crucerro',
      room: { narrow: 280, wide: 136 },
    },
  ],
});
