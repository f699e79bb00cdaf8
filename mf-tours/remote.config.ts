import { defineRemote } from '@alisio/platform/sdk/remote';

export default defineRemote({
  name: 'mf-tours',
  owner: 'Tours',
  contracts: '^1.0.0',
  namespace: 'tours',
  budgets: { entry: 8_000, firstPage: 20_000 },
  routes: [
    {
      path: '/turs',
      page: 'tours-home',
      layout: 'default',
      query: [],
      nav: 'tours',
      navLink: {
        label: { es: 'Tours', en: 'Tours' },
        wayOn: { es: 'Ver tours', en: 'See tours' },
        place: 40,
      },
      head: {
        es: {
          title: 'Tours de varios días',
          description: 'Viajes con la ruta, las noches y el precio por persona a la vista.',
        },
        en: {
          title: 'Tours of several days',
          description: 'Trips with route, nights and price per person in plain view.',
        },
      },
    },
  ],
});
