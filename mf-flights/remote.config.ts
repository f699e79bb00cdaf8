import { defineRemote } from '@alisio/platform/sdk/remote';
import places from './old-places.json' with { type: 'json' };

export default defineRemote({
  name: 'mf-flights',
  owner: 'Vuelos',
  contracts: '^1.0.0',
  namespace: 'flights',
  budgets: {
    entry: 5_800,
    firstPage: 38_300,
    part: 11_900,
    // With the shell at most 130 KiB.
    pages: { home: 15_250, search: 6_200 },
  },
  routes: [
    {
      path: '/',
      page: 'home',
      layout: 'custom',
      query: [],
      slots: ['home-search', 'home-beyond'],
      nav: 'flights',
      navLink: {
        label: { es: 'Vuelos', en: 'Flights' },
        wayOn: { es: 'Buscar vuelos', en: 'Search flights' },
        place: 10,
      },
      listed: true,
      head: {
        es: {
          title: 'Vuelos con el viento a favor',
          description: 'Tasas y cargos incluidos. Y si llamas, te contesta una persona.',
        },
        en: {
          title: 'Flights with the wind behind you',
          description: 'Taxes and fees included. And when you call, a person answers.',
        },
      },
    },
    {
      // The search form without script: leads on to the results, or is shown with what they lack.
      path: '/vuelos/buscar',
      page: 'search',
      layout: 'booking',
      nav: 'flights',
      head: {
        es: { title: '¿A dónde quieres volar?', description: 'Escribe de dónde sales y a dónde vas.' },
        en: {
          title: 'Where do you want to fly?',
          description: 'Type where you are leaving from and where to.',
        },
      },
    },
    {
      path: '/:url/results',
      page: 'results',
      layout: 'booking',
      known: { url: ['*-a-*'] },
      // A city of two words was written with a dash between them. The slug alone was a page about the route: what
      // there is of it today are its flights, on the days that a search has by itself (§5).
      movedPairs: { param: 'url', joint: '-a-', places, alone: '/{pair}/results?from={from}&to={to}' },
      nav: 'flights',
      head: {
        es: {
          title: 'Resultados de vuelos',
          description: 'Vuelos de ida o de ida y vuelta, con el precio total y el equipaje de cada tarifa.',
        },
        en: {
          title: 'Flight results',
          description: 'One-way and round-trip flights, with the full price and the bags in each fare.',
        },
      },
    },
  ],
  parts: [
    {
      name: 'destination',
      slot: 'error-search',
      place: 10,
      head: {
        es: { title: 'Buscar vuelos', text: 'Di a dónde quieres ir y elige tus fechas.' },
        en: { title: 'Search flights', text: 'Say where you want to go and choose your dates.' },
      },
      href: '/',
      room: { narrow: 136, wide: 73 },
    },
    {
      // Of texts, which tell it where they are about: no slot shows it by itself.
      name: 'search',
      place: 20,
      head: {
        es: { title: 'Buscar vuelos', text: 'Di a dónde quieres ir y elige tus fechas.' },
        en: { title: 'Search flights', text: 'Say where you want to go and choose your dates.' },
      },
      href: '/',
      room: { narrow: 476, wide: 276 },
    },
  ],
});
