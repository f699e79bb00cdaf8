import type { Language } from '@alisio/shared-contracts/languages';
import {
  inTourCurrency,
  type ListedTour,
  type TourCountry,
  type TourCountryDetail,
  type TourDetail,
  type TourScene,
} from '@alisio/shared-contracts/tours';
import { type CatalogueTour, placeOf, stopsOf, type TourFile, zoneOf } from './catalogue/index.ts';
import type { BoardedDeparture } from './departures/index.ts';

/** The departures of a tour that somebody may still take, soonest first. */
type Open = readonly Pick<BoardedDeparture, 'startDate' | 'left' | 'double'>[];

const least = (departures: Open): { from?: ListedTour['from'] } =>
  departures.length > 0 ? { from: inTourCurrency(Math.min(...departures.map(({ double }) => double))) } : {};

type StandingFacts = Omit<ListedTour, 'from' | 'next' | 'departures'>;
const known = new WeakMap<CatalogueTour, Map<Language, StandingFacts>>();

/** What a list tells of a tour whatever its departures, made once: lists tell it of all of them. */
function standingFacts(of: CatalogueTour, language: Language): StandingFacts {
  const before = known.get(of)?.get(language);
  if (before) return before;
  const { country, tour } = of;
  const nights = tour.days.flatMap(({ sleeps }) => sleeps ?? []);
  const facts: StandingFacts = {
    country: { slug: country.slug, code: country.country, name: country.name[language] },
    slug: tour.slug,
    title: tour.title[language],
    lead: tour.lead[language],
    scene: tour.scene,
    days: tour.days.length,
    nights: nights.length,
    effort: tour.effort,
    group: tour.group,
    guides: tour.guides,
    childFrom: tour.price.childFrom,
    sleeps: [...new Set(nights)].map((id) => placeOf(of, id).name[language]),
    highest: Math.max(...stopsOf(of).map((id) => placeOf(of, id).altitude)),
  };
  known.set(of, (known.get(of) ?? new Map<Language, StandingFacts>()).set(language, facts));
  return facts;
}

/** A tour of a list, in a language. @param open departures that its price is of */
export function listedTour(of: CatalogueTour, language: Language, open: Open): ListedTour {
  const [next] = open;
  return {
    ...standingFacts(of, language),
    ...least(open),
    ...(next ? { next: { startDate: next.startDate, left: next.left } } : {}),
    departures: open.length,
  };
}

/** A tour in full. */
export function tourDetailOf(of: CatalogueTour, language: Language, open: Open): TourDetail {
  const { country, tour } = of;
  const [meetsAt = ''] = stopsOf(of);
  return {
    ...listedTour(of, language, open),
    zone: zoneOf(of),
    meets: { place: placeOf(of, meetsAt).name[language], time: tour.meets },
    effortText: tour.effortText[language],
    stars: tour.stars,
    months: tour.months,
    weekday: tour.weekday,
    itinerary: tour.days.map(({ title, text, ...day }) => ({
      ...day,
      title: title[language],
      text: text[language],
    })),
    places: stopsOf(of).map((id) => {
      const { name, ...where } = placeOf(of, id);
      return { id, name: name[language], ...where };
    }),
    crosses: tour.crosses ?? [],
    included: tour.included[language],
    notIncluded: tour.notIncluded[language],
    bring: tour.bring[language],
    checks: tour.checks[language],
    whenToGo: country.whenToGo[language],
    papers: country.papers[language],
    money: country.money[language],
  };
}

function usualScene({ tours }: TourFile): TourScene {
  const [first] = tours;
  if (!first) throw new RangeError('a country that is listed has tours');
  const countOf = (scene: TourScene) => tours.filter((tour) => tour.scene === scene).length;
  return tours.reduce((best, { scene }) => (countOf(scene) > countOf(best) ? scene : best), first.scene);
}

/** A country of a list, in a language. @param open departures of all its tours */
export const countryOf = (country: TourFile, language: Language, open: Open): TourCountry => ({
  slug: country.slug,
  code: country.country,
  name: country.name[language],
  intro: country.intro[language],
  scene: usualScene(country),
  tours: country.tours.length,
  ...least(open),
});

export const countryDetailOf = (country: TourFile, language: Language, open: Open): TourCountryDetail => ({
  ...countryOf(country, language, open),
  whenToGo: country.whenToGo[language],
  papers: country.papers[language],
  money: country.money[language],
});
