import { readdirSync } from 'node:fs';
import { readDataFile } from '../../config/index.ts';
import { type FiledPlace, type FiledTour, type TourFile, tourFile } from './tour-file.ts';

const FOLDER = new URL('../../../data/tours/', import.meta.url);

/** A tour with the country that its texts stand in. */
export interface CatalogueTour {
  country: TourFile;
  tour: FiledTour;
  /** `peru/cusco-y-valle-sagrado`: by which it is kept */
  id: string;
}

export const tourId = (country: string, slug: string): string => `${country}/${slug}`;

/** The names of the files of countries, in the order of the alphabet. */
export const tourFiles = (): URL[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => new URL(name, FOLDER));

/** @throws Error that says in one sentence what is wrong with the file, and where */
export const readTourFile = (file: URL): TourFile => readDataFile('The tours', file, tourFile);

/** All tours that are sold, by country. */
export class TourCatalogue {
  readonly countries: readonly TourFile[];
  readonly tours: readonly CatalogueTour[];
  /** ISO code of a country → its slug */
  readonly slugs: ReadonlyMap<string, string>;
  readonly #byId: ReadonlyMap<string, CatalogueTour>;

  constructor(countries: readonly TourFile[]) {
    this.countries = countries;
    this.slugs = new Map(countries.map(({ country, slug }) => [country, slug]));
    this.tours = countries.flatMap((country) =>
      country.tours.map((tour) => ({ country, tour, id: tourId(country.slug, tour.slug) })),
    );
    this.#byId = new Map(this.tours.map((one) => [one.id, one]));
  }

  /** Reads all files: once, at a start. */
  static load(): TourCatalogue {
    return new TourCatalogue(tourFiles().map(readTourFile));
  }

  country(slug: string): TourFile | undefined {
    return this.countries.find((country) => country.slug === slug);
  }

  tour(country: string, slug: string): CatalogueTour | undefined {
    return this.#byId.get(tourId(country, slug));
  }

  byId(id: string): CatalogueTour | undefined {
    return this.#byId.get(id);
  }
}

/** IANA name of a tour's clock. */
export const zoneOf = ({ country, tour }: CatalogueTour): string => tour.zone ?? country.zone;

/** @throws RangeError for a place that its country does not have: a test reads all of them */
export function placeOf({ country }: Pick<CatalogueTour, 'country'>, id: string): FiledPlace {
  const place = country.places[id];
  if (!place) throw new RangeError(`${country.slug} has no place ${id}`);
  return place;
}

/** The places of a tour, each once, in the order in which one comes to them. */
export const stopsOf = ({ tour }: Pick<CatalogueTour, 'tour'>): string[] => [
  ...new Set(
    tour.days.flatMap(({ legs, sleeps }) => [
      ...legs.flatMap(({ from, to }) => [from, to]),
      ...(sleeps === null ? [] : [sleeps]),
    ]),
  ),
];
