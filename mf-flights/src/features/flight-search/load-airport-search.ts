/** The search's code, with the API client beneath it: wanted when a hand comes near, not by the first view. */
export const loadAirportSearch = () =>
  import(/* webpackChunkName: "airport-search" */ '../../api/search-airports.ts');
