import { LANGUAGES } from '@alisio/shared-contracts/languages';
import { distanceKm } from '@alisio/shared-contracts/rules';
import type { LegMode } from '@alisio/shared-contracts/tours';
import { readTourFile, stopsOf, TourCatalogue, tourFiles } from './tour-catalogue.ts';
import type { FiledDay, Said, TourFile } from './tour-file.ts';

/** Kilometres an hour, door to door with its stops: slower or faster is a mistake of typing. */
const SPEEDS: Record<LegMode, [least: number, most: number]> = {
  road: [5, 115],
  bus: [5, 105],
  train: [6, 260],
  boat: [2, 75],
  plane: [80, 850],
  walk: [0.5, 6.5],
  bike: [4, 30],
};
/** Of the way over the ground: mountain roads wind, planes hardly. */
const MOST_WINDING: Record<LegMode, number> = {
  road: 4,
  bus: 4,
  train: 3.5,
  boat: 3,
  plane: 1.6,
  walk: 5,
  bike: 4,
};
/** Kilometres by which a short way may be longer all the same: places are points, and towns are not. */
const SLACK = 10;
/** Great circles may be longer than what is said by so much: a place is its middle. */
const OF_CIRCLE = 0.95;
const OF_PLACE = 2;

/** How many words a text has, so that it is neither empty nor more than a card holds. */
const WORDS = { title: [2, 14], lead: [8, 45], day: [18, 60], intro: [15, 90] } as const;
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

const files = tourFiles().map((url) => [url.pathname.split('/').at(-1) ?? '', readTourFile(url)] as const);

/** What is wrong with a way from one place to another. */
function faultsOfLeg({ places }: TourFile, { from, to, mode, km, minutes }: FiledDay['legs'][number]) {
  const [start, end] = [places[from], places[to]];
  if (!start || !end) return [`${from} to ${to}: no such place`];
  const straight = distanceKm(start, end);
  const speed = minutes === 0 ? Number.POSITIVE_INFINITY : km / (minutes / 60);
  const [least, most] = SPEEDS[mode];
  const name = `${from} to ${to} by ${mode}`;
  return [
    ...(km + OF_PLACE < straight * OF_CIRCLE
      ? [`${name}: ${km} km, ${straight.toFixed(0)} as the crow flies`]
      : []),
    ...(km > straight * MOST_WINDING[mode] + SLACK ? [`${name}: ${km} km for ${straight.toFixed(0)}`] : []),
    ...(km > 3 && (speed < least || speed > most) ? [`${name}: ${speed.toFixed(0)} km/h`] : []),
  ];
}

/** Days one after another: each begins where one slept, and its legs lead on from each other to where one sleeps. */
function faultsOfChain({ slug, days }: TourFile['tours'][number]): string[] {
  let at: string | undefined;
  return days.flatMap(({ legs, sleeps }, day) => {
    const name = `${slug}, day ${day + 1}`;
    const begun = at;
    const broken = legs.flatMap(({ from }, leg) => {
      const before = leg === 0 ? begun : legs[leg - 1]?.to;
      return before === undefined || before === from ? [] : [`${name}: from ${before} on, not from ${from}`];
    });
    const last = legs.at(-1)?.to ?? begun;
    const isLast = day === days.length - 1;
    at = sleeps ?? last;
    return [
      ...broken,
      ...(sleeps !== null && last !== undefined && sleeps !== last
        ? [`${name}: in ${last}, sleeps in ${sleeps}`]
        : []),
      ...((sleeps === null) === isLast
        ? []
        : [`${name}: ${isLast ? 'sleeps on the last day' : 'sleeps nowhere'}`]),
    ];
  });
}

/** Texts that are too short or too long in one of the languages. */
const faultsOfTexts = (
  name: string,
  text: Said<string>,
  [least, most]: readonly [number, number],
): string[] =>
  LANGUAGES.flatMap((language) => {
    const count = words(text[language]);
    return count < least || count > most ? [`${name}, ${language}: ${count} words`] : [];
  });

test('twelve countries have eight tours each, and no two one name', () => {
  const { countries, tours } = TourCatalogue.load();
  expect(countries.map(({ slug }) => slug)).toEqual(files.map(([name]) => name.replace('.json', '')));
  expect(new Set(countries.map(({ country }) => country)).size).toBe(countries.length);
  expect(new Set(tours.map(({ id }) => id)).size).toBe(tours.length);
  expect(countries.length).toBeGreaterThanOrEqual(12);
  for (const { tours: all } of countries) expect(all.length).toBeGreaterThanOrEqual(8);
});

describe.each(files)('%s', (_name, file) => {
  test('legs lead on from each other, and end where one sleeps', () => {
    expect(file.tours.flatMap(faultsOfChain)).toEqual([]);
  });

  test('ways are as long as the ground is, and take the time that their transport takes', () => {
    const faults = file.tours.flatMap(({ slug, days }) =>
      days.flatMap(({ legs }) =>
        legs.flatMap((leg) => faultsOfLeg(file, leg).map((fault) => `${slug}: ${fault}`)),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('each place is stopped at by some tour, and each tour shows three at the least', () => {
    const used = new Set(file.tours.flatMap((tour) => stopsOf({ tour })));
    expect(Object.keys(file.places).filter((id) => !used.has(id))).toEqual([]);
    for (const tour of file.tours)
      expect([tour.slug, stopsOf({ tour }).length >= 3]).toEqual([tour.slug, true]);
  });

  test('every text is whole in each language', () => {
    const days = file.tours.flatMap(({ slug, days: all }) =>
      all.flatMap(({ text }, day) => faultsOfTexts(`${slug}, day ${day + 1}`, text, WORDS.day)),
    );
    const heads = file.tours.flatMap(({ slug, title, lead }) => [
      ...faultsOfTexts(`${slug}, title`, title, WORDS.title),
      ...faultsOfTexts(`${slug}, lead`, lead, WORDS.lead),
    ]);
    expect([...days, ...heads, ...faultsOfTexts('intro', file.intro, WORDS.intro)]).toEqual([]);
    for (const { slug, included, notIncluded, bring, checks } of file.tours)
      for (const one of [included, notIncluded, bring, checks])
        expect([slug, LANGUAGES.map((language) => one[language].length)]).toEqual([
          slug,
          LANGUAGES.map(() => one[LANGUAGES[0]].length),
        ]);
  });

  test('groups, prices and days are sensible', () => {
    for (const { slug, group, price, days, months, guides } of file.tours) {
      const aDay = price.double / days.length;
      expect([slug, group.least <= group.most, days.length >= 4 && days.length <= 9]).toEqual([
        slug,
        true,
        true,
      ]);
      expect([slug, aDay >= 50 && aDay <= 320]).toEqual([slug, true]);
      expect([slug, price.double + price.triple > price.double / 2]).toEqual([slug, true]);
      expect(new Set(months).size).toBe(months.length);
      expect(new Set(guides).size).toBe(guides.length);
    }
  });
});
