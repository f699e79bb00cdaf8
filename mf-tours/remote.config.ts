import { defineRemote } from '@alisio/platform/sdk/remote';

export default defineRemote({
  name: 'mf-tours',
  owner: 'Tours',
  contracts: '^1.0.0',
  namespace: 'tours',
  budgets: { entry: 9_220, firstPage: 46_000, part: 24_600 },
  routes: [
    {
      path: '/turs',
      page: 'tours-home',
      layout: 'default',
      query: [],
      callLine: 'own',
      nav: 'tours',
      navLink: {
        label: { es: 'Tours', en: 'Tours' },
        wayOn: { es: 'Ver tours', en: 'See tours' },
        place: 40,
      },
      listed: true,
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
    {
      path: '/activities',
      page: 'activities',
      layout: 'default',
      query: [],
      nav: 'tours',
      listed: true,
      head: {
        es: {
          title: 'Planes y actividades',
          description: 'Paseos, comida, agua y talleres, con el precio de todos los que van.',
        },
        en: {
          title: 'Activities',
          description: 'Walks, food, water and workshops, with the price for everybody who goes.',
        },
      },
    },
    {
      path: '/activities/result',
      page: 'activity-results',
      layout: 'booking',
      nav: 'tours',
      head: {
        es: {
          title: 'Resultados de planes',
          description: 'Planes con el precio de todos, sus horarios y hasta cuándo cancelas gratis.',
        },
        en: {
          title: 'Activity results',
          description:
            'Activities with the price for everybody, their times, and until when you cancel for free.',
        },
      },
    },
    {
      // The search form without script: leads on to the results, or is shown with what they lack.
      path: '/activities/buscar',
      page: 'activity-search',
      layout: 'booking',
      nav: 'tours',
      head: {
        es: {
          title: '¿Dónde buscas planes?',
          description: 'Escribe una ciudad, un barrio o un aeropuerto.',
        },
        en: {
          title: 'Where are you looking for activities?',
          description: 'Type a city, an area or an airport.',
        },
      },
    },
    {
      path: '/activities/:code',
      page: 'activity',
      layout: 'booking',
      nav: 'tours',
      head: {
        es: {
          title: 'Un plan y sus horarios',
          description: 'Qué pasa, qué incluye, dónde empieza y cuánto cuesta para todos.',
        },
        en: {
          title: 'An activity and its times',
          description: 'What happens, what is included, where it begins and what it costs for everybody.',
        },
      },
    },
    {
      path: '/paquetes',
      page: 'packages',
      layout: 'default',
      nav: 'tours',
      listed: true,
      head: {
        es: {
          title: 'Paquetes de vuelo y hotel',
          description: 'Vuelo y hotel a un solo total, comparado con lo que cuestan por separado.',
        },
        en: {
          title: 'Flight and hotel packages',
          description: 'Flight and hotel at one total, compared with what they cost apart.',
        },
      },
    },
    {
      path: '/paquetes/result',
      page: 'package-results',
      layout: 'booking',
      nav: 'tours',
      head: {
        es: {
          title: 'Resultados de paquetes',
          description: 'Vuelo y hotel a un solo total, comparado con lo que cuestan por separado.',
        },
        en: {
          title: 'Package results',
          description: 'Flight and hotel at one total, compared with what they cost apart.',
        },
      },
    },
    {
      path: '/paquetes/vuelos',
      page: 'package-flights',
      layout: 'booking',
      nav: 'tours',
      head: {
        es: {
          title: 'Vuelos del paquete',
          description: 'Vuelo y hotel a un solo total, comparado con lo que cuestan por separado.',
        },
        en: {
          title: 'Flights for your package',
          description: 'Flight and hotel at one total, compared with what they cost apart.',
        },
      },
    },
    {
      path: '/paquetes/detalle',
      page: 'package',
      layout: 'booking',
      nav: 'tours',
      head: {
        es: {
          title: 'Tu paquete',
          description: 'Vuelo y hotel a un solo total, comparado con lo que cuestan por separado.',
        },
        en: {
          title: 'Your package',
          description: 'Flight and hotel at one total, compared with what they cost apart.',
        },
      },
    },
    {
      path: '/turs/result',
      page: 'tour-results',
      layout: 'booking',
      nav: 'tours',
      head: {
        es: {
          title: 'Resultados de tours',
          description: 'Tours por país, mes, días y esfuerzo, con el precio por persona.',
        },
        en: {
          title: 'Tour results',
          description: 'Tours by country, month, days and effort, with the price per person.',
        },
      },
    },
    {
      path: '/turs/:country',
      page: 'tour-country',
      wakes: 'idle',
      layout: 'default',
      query: [],
      callLine: 'own',
      nav: 'tours',
      listed: '/tours/addresses',
      head: {
        es: {
          title: 'Tours por país',
          description: 'Rutas de varios días con sus noches, su altura y sus salidas.',
        },
        en: {
          title: 'Tours by country',
          description: 'Routes of several days with their nights, altitudes and departures.',
        },
      },
    },
    {
      path: '/turs/:country/:package',
      page: 'tour',
      layout: 'default',
      query: ['date', 'adults', 'ages', 'rooms', 'pay'],
      callLine: 'own',
      nav: 'tours',
      listed: '/tours/addresses',
      head: {
        es: {
          title: 'Un tour y sus salidas',
          description: 'La ruta día por día, las salidas con sus lugares y lo que incluye el precio.',
        },
        en: {
          title: 'A tour and its departures',
          description: 'The route day by day, departures with their places and what the price includes.',
        },
      },
    },
  ],
  parts: [
    {
      // Of texts, which tell it the country: no slot shows it by itself.
      name: 'of-country',
      place: 10,
      head: {
        es: { title: 'Tours', text: 'Viajes de varios días, con la ruta y el precio por persona.' },
        en: { title: 'Tours', text: 'Trips of several days, with the route and the price per person.' },
      },
      href: '/turs',
      room: { narrow: 520, wide: 428 },
    },
    {
      name: 'search-activities',
      slot: 'home-search',
      place: 40,
      head: {
        es: { title: 'Planes', text: 'Busca qué hacer, con el precio de todos los que van.' },
        en: { title: 'Activities', text: 'Search what to do, with the price for everybody who goes.' },
      },
      href: '/activities',
      room: { narrow: 336, wide: 136 },
    },
    {
      name: 'search-packages',
      slot: 'home-search',
      place: 50,
      head: {
        es: {
          title: 'Paquetes',
          text: 'Vuelo y hotel a un solo total, comparado con lo que cuestan por separado.',
        },
        en: { title: 'Packages', text: 'Flight and hotel at one total, compared with what they cost apart.' },
      },
      href: '/paquetes',
      room: { narrow: 424, wide: 136 },
    },
  ],
});
