export { type CatalogueTour, placeOf, stopsOf, TourCatalogue, tourId, zoneOf } from './tour-catalogue.ts';
export type { FiledTour, TourFile } from './tour-file.ts';
