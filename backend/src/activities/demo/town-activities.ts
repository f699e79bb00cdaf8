import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { distanceKm } from '@alisio/shared-contracts/rules';
import { chanceOf, hashOf } from '../../chance/index.ts';
import { type Area, placeIn, placeNear, plainNight, type Town, type Towns } from '../../towns/index.ts';
import { demoTexts } from '../texts/template-texts.ts';
import { bandsFor } from './ages.ts';
import { cutoffHours } from './cutoff-hours.ts';
import type { DemoActivity, Way } from './demo-activity.ts';
import { languagesOf } from './languages-of.ts';
import { TEMPLATES, type Template } from './templates/index.ts';
import { waysOf } from './ways.ts';

const KM_OF_DEGREE = 111.2;
/** Land that reaches so far, fifteenths of a town, has no end that is known. */
const NO_END = 15;
/** Most that a town has. */
const MOST = 60;
/** Parts of a town that an activity is repeated for, at most. */
const MOST_PARTS = 4;
/** Where the sea is warm all year, and up to where anything is sold out of doors. Degrees of latitude. */
const WARM = 30;
const TOO_COLD = 66;
/** What a night in a plain room costs where prices are as the templates say. US dollars. */
const USUAL_NIGHT = 80;
/** An activity's price differs less between countries than a room's. */
const OF_COUNTRY = 0.65;

/** What somebody does in a town: a kind of activity, about a part of it where it has parts. */
interface Idea {
  template: Template;
  area: Area | undefined;
  /** how many of its kind come before it */
  nth: number;
}

const isBySea = (town: Town): boolean => town.land.some((reach) => reach < NO_END);
const cityOf = ({ people, hotels }: Town): 'big-city' | 'city' | 'town' =>
  people >= 300 || hotels >= 60 ? 'big-city' : people >= 60 || hotels >= 20 ? 'city' : 'town';

/** Whether it makes sense there. */
function fitsTown({ where, countries, needs, atSea }: Template, town: Town): boolean {
  if (countries && !countries.includes(town.country)) return false;
  const { dances, drinks } = demoTexts(DEFAULT_LANGUAGE);
  if (needs === 'dance' && !(town.country in dances)) return false;
  if (needs === 'drink' && !(town.country in drinks)) return false;
  if (atSea && !isBySea(town)) return false;
  if (where === 'warm-sea') return Math.abs(town.lat) < WARM;
  if (where === 'city') return cityOf(town) !== 'town';
  if (where === 'big-city') return cityOf(town) === 'big-city';
  return Math.abs(town.lat) < TOO_COLD;
}

/** How many a town has at most: two or three where a few hotels are, twenty in a city, sixty in the largest. */
export const countOf = (town: Town): number =>
  Math.min(MOST, Math.max(0, Math.round(2.3 * Math.sqrt(town.hotels) - 1.8)));

/** Names of parts that are no name of a place: "Kreis 9 / Altstetten". */
const NO_NAME = /[/(]/;
/** Parts of a town that are of the town still. Kilometres from its middle. */
const NEAR_KM = 5;

/** The parts of a town that visitors go to, the nearest to its middle first. */
const partsOf = (town: Town): Area[] =>
  town.areas
    .filter(({ name }) => !NO_NAME.test(name))
    .map((area) => ({ area, km: distanceKm(town, area) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((one, other) => one.km - other.km)
    .map(({ area }) => area);

/** The same list from another of its first on: not everything begins in the same part of a town. */
const turned = <Item>(list: readonly Item[], by: number): Item[] => {
  const first = list.slice(0, MOST_PARTS);
  return first.map((_, at) => first[(at + by) % first.length]).flatMap((one) => one ?? []);
};

/** What there is in a town, most looked for first; a little differently in each. */
function ideasOf(town: Town): Idea[] {
  const seed = hashOf(town.id) >>> 0;
  const parts = partsOf(town);
  return TEMPLATES.filter((template) => fitsTown(template, town))
    .flatMap((template, at) => {
      const areas = template.byArea ? turned(parts, (seed >>> 3) + at) : [];
      const about: readonly (Area | undefined)[] = areas.length > 0 ? areas : [undefined];
      return about.map((area, nth) => ({
        idea: { template, area, nth },
        rank: nth * 40 + at + chanceOf(seed ^ Math.imul(at + 1, 0x9e37) ^ nth) * 9,
      }));
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ idea }) => idea)
    .slice(0, countOf(town));
}

/** Boats leave where the sea is near. */
const NEAREST_SHORES = 2;

/** Where the land of a town ends, in one of the directions in which that is near. */
function atTheWater({ lat, lon, land, radiusKm }: Town, hash: number) {
  const ends = [...land.entries()]
    .filter(([, reach]) => reach < NO_END)
    .sort(([, one], [, other]) => one - other)
    .slice(0, NEAREST_SHORES);
  const [direction, reach] = ends[(hash >>> 7) % ends.length] ?? [0, 1];
  // A little inland: on the quay, not in the water.
  const km = (reach / NO_END) * radiusKm * 0.9;
  const angle = (direction / land.length) * 2 * Math.PI;
  const of = Math.cos((lat * Math.PI) / 180);
  return {
    lat: Number((lat + (Math.cos(angle) * km) / KM_OF_DEGREE).toFixed(5)),
    lon: Number((lon + (Math.sin(angle) * km) / (KM_OF_DEGREE * of)).toFixed(5)),
  };
}

/** Names that say which part of the town it is about, where there are several of the kind. */
function nameOf({ template, nth }: Idea, hash: number): number {
  const { names } = demoTexts(DEFAULT_LANGUAGE).templates[template.name];
  const fits = [...names.keys()].filter((at) => nth === 0 || names[at]?.includes('{{area}}'));
  return fits[(hash >>> 11) % fits.length] ?? 0;
}

/** One to four of the times that its kind has, in their order. */
function timesOf({ times }: Template, hash: number): string[] {
  const some = times.filter((_, at) => chanceOf(hash ^ (at * 0x35 + 1)) < 0.62);
  return some.length > 0 ? some : times.slice(0, 1);
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const WEEKS = [EVERY_DAY, EVERY_DAY, EVERY_DAY, [2, 3, 4, 5, 6, 7], [1, 3, 5, 6], [5, 6, 7]] as const;

/** Whole dollars, in cents. */
const dollars = (amount: number): number => Math.max(4, Math.round(amount)) * 100;

function activityOf(town: Town, ideas: readonly Idea[], idea: Idea, number: number): DemoActivity {
  const { template, area } = idea;
  const code = codeOf(town, number);
  const hash = hashOf(code) >>> 0;
  const of = <Item>(list: readonly Item[], shift: number): Item | undefined =>
    list[(hash >>> shift) % list.length];
  const minutes = of(template.minutes, 5) ?? 120;
  const [least, most] = template.group;
  const group = least + ((hash >>> 9) % (most - least + 1));
  const level = (plainNight(town.country) / USUAL_NIGHT) ** OF_COUNTRY;
  const price = dollars(template.price * level * (0.86 + chanceOf(hash ^ 0x1f) * 0.3));
  const ways: readonly Way[] = waysOf(template, hash, price, group);
  const near = area ?? (template.atSea ? undefined : of(partsOf(town), 13));
  return {
    code,
    town,
    template,
    hash,
    framing: drawnBefore(ideas, idea, number),
    area: near,
    ...(template.atSea ? atTheWater(town, hash) : near ? placeNear(near, hash) : middleOf(town, hash)),
    nameAt: nameOf(idea, hash),
    minutes,
    times: timesOf(template, hash),
    weekdays: of(WEEKS, 15) ?? EVERY_DAY,
    price,
    bands: bandsFor(template.ages),
    group,
    ways,
    languages: languagesOf(town.country, hash),
    cutoffHours: cutoffHours(template.starts !== 'meeting-point'),
    minutesBefore: template.atSea ? 20 : template.starts === 'pick-up' ? 30 : 10,
  };
}

function middleOf(town: Town, hash: number) {
  const { lat, lon } = placeIn({ ...town, radiusKm: Math.min(town.radiusKm, 4) }, hash);
  return { lat, lon };
}

/** By which an activity is known. `number`: from 0 */
const codeOf = (town: Town, number: number): string => `${town.id}-a${number.toString(36)}`;

/** How many ideas before one are drawn as the same scene at the same hour. `number`: from 0 */
const drawnBefore = (ideas: readonly Idea[], { template }: Idea, number: number): number =>
  ideas
    .slice(0, number)
    .filter(({ template: { draws, light } }) => draws === template.draws && light === template.light).length;

/** All activities of a town, in the order of their numbers; none where nothing makes sense. */
export const demoActivities = (town: Town): DemoActivity[] =>
  ideasOf(town).map((idea, number, ideas) => activityOf(town, ideas, idea, number));

/** An activity by its code, read as it is written. @returns nothing for what is none */
export function activityOfCode(towns: Pick<Towns, 'town'>, code: string): DemoActivity | undefined {
  const [, townId = '', digits = ''] = /^(.+)-a([0-9a-z]{1,3})$/.exec(code) ?? [];
  const town = towns.town(townId);
  const number = Number.parseInt(digits, 36);
  const ideas = town ? ideasOf(town) : [];
  const idea = ideas[number];
  return town && idea && codeOf(town, number) === code ? activityOf(town, ideas, idea, number) : undefined;
}
