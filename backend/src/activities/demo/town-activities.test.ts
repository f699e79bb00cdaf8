import { byLanguage, DEFAULT_LANGUAGE, LANGUAGES } from '@alisio/shared-contracts/languages';
import { loadAirports } from '../../airports/index.ts';
import { loadPlaces, type Town, townZones } from '../../towns/index.ts';
import { activityDetailOf } from '../facts/index.ts';
import { activityTexts } from '../texts/activity-texts.ts';
import { demoTexts } from '../texts/template-texts.ts';
import { activityOfCode, demoActivities, endOf, sessionsOn } from './index.ts';
import { TEMPLATES } from './templates/index.ts';

const airports = loadAirports();
const places = loadPlaces(airports);
const facts = { names: places.names, zoneOf: townZones(airports) };
const { towns } = places;
const named = (name: string, country: string): Town => {
  const [town] = towns.all
    .filter((one) => one.name === name && one.country === country)
    .toSorted((one, other) => other.hotels - one.hotels);
  if (!town) throw new RangeError(name);
  return town;
};
const at = (name: string, country: string) => demoActivities(named(name, country));
const kindsAt = (name: string, country: string) =>
  new Set(at(name, country).flatMap(({ template }) => template.kinds));

test.each([
  ['Cartagena', 'CO'],
  ['Cancún', 'MX'],
])('%s has what is done on the water', (name, country) => expect(kindsAt(name, country)).toContain('water'));

test.each([
  ['Bogotá', 'CO'],
  ['Madrid', 'ES'],
  ['Cusco', 'PE'],
])('%s has nothing on the water, and much else', (name, country) => {
  expect(kindsAt(name, country)).not.toContain('water');
  expect(kindsAt(name, country).size).toBeGreaterThan(6);
});

test('a large city has twenty to sixty, a small town a few', () => {
  expect(at('Paris', 'FR').length).toBeGreaterThan(40);
  expect(at('Cartagena', 'CO').length).toBeGreaterThanOrEqual(20);
  const village = towns.all.find(({ hotels, people }) => hotels === 2 && people < 20);
  expect(village && demoActivities(village).length).toBeLessThan(5);
});

test('nobody dives in a cold sea, tastes rum in Spain or learns tango in Peru', () => {
  const names = (name: string, country: string) => at(name, country).map(({ template }) => template.name);
  expect(names('Reykjavík', 'IS')).not.toContain('diving');
  expect(names('Madrid', 'ES')).not.toContain('spirits');
  const texts = byLanguage((language) =>
    at('Lima', 'PE')
      .map((activity) => activityDetailOf(activity, facts, language).activityInfo.name)
      .join(),
  );
  for (const language of LANGUAGES) expect(texts[language]).not.toContain('tango');
});

test('no two of a town are drawn alike: of one scene at one hour each has a framing of its own, of ten that there are', () => {
  for (const town of towns.all) {
    const drawn = demoActivities(town).map(({ template, framing }) => {
      expect(framing).toBeLessThan(10);
      return `${template.draws} ${template.light} ${framing}`;
    });
    expect(new Set(drawn).size).toBe(drawn.length);
  }
  const [first] = at('Paris', 'FR');
  expect(first && activityOfCode(towns, first.code)).toEqual(first);
});

test('no two of a town have one name, and none has a blank that nobody filled', () => {
  for (const town of [
    named('Madrid', 'ES'),
    named('Cartagena', 'CO'),
    named('Paris', 'FR'),
    named('Oaxaca', 'MX'),
  ])
    for (const language of LANGUAGES) {
      const details = demoActivities(town).map((activity) => activityDetailOf(activity, facts, language));
      const names = details.map(({ activityInfo }) => activityInfo.name);
      expect(new Set(names).size).toBe(names.length);
      expect(JSON.stringify(details)).not.toMatch(/\{\{|undefined|""/);
    }
});

test('a code names one activity, read as it is written', () => {
  const [, second] = at('Cartagena', 'CO');
  if (!second) throw new Error('there are several');
  expect(activityOfCode(towns, second.code)).toEqual(second);
  for (const code of ['2713a-a01', '2713a-azz', '2713a', 'nowhere-a1', '2713a-A1'])
    expect(activityOfCode(towns, code)).toBeUndefined();
});

test('what goes with the sun goes with it: a sail ends after sunset, birds are looked for before sunrise', () => {
  const sessions = (name: string, date: string) => {
    const activity = at('Cartagena', 'CO').find(({ template }) => template.name === name);
    if (!activity) throw new RangeError(name);
    const daily = { ...activity, weekdays: [1, 2, 3, 4, 5, 6, 7] };
    return sessionsOn(daily, 'America/Bogota', date).map((session) => ({
      begins: session.startsAt.slice(11, 16),
      ends: endOf(daily, session).slice(11, 16),
    }));
  };
  // The sun of Cartagena sets at 18:08 on that day, and rises at 6:20.
  const [sail] = sessions('sail', '2027-02-10');
  expect(sail?.ends).toMatch(/^18:(15|30)$/);
  const [fishing] = sessions('fishing', '2027-02-10');
  expect(fishing?.begins).toBe('05:15');
  // In the north of summer no walk by night begins before bedtime.
  const [night] = at('Reykjavík', 'IS').filter(({ template }) => template.name === 'nightWalk');
  expect(
    night && sessionsOn({ ...night, weekdays: [1, 2, 3, 4, 5, 6, 7] }, 'Atlantic/Reykjavik', '2027-06-21'),
  ).toEqual([]);
});

test('all languages say the same things, with the same blanks', () => {
  const shapeOf = (value: unknown): unknown =>
    typeof value === 'string'
      ? [...value.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
      : Array.isArray(value)
        ? value.map(shapeOf)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, shapeOf(inside)]))
          : value;
  const [first, ...others] = LANGUAGES.map((language) =>
    shapeOf([demoTexts(language), activityTexts(language)]),
  );
  for (const other of others) expect(other).toEqual(first);
});

test('no text of a kind stands unused, and each kind has one', () => {
  expect(TEMPLATES.map(({ name }) => name).sort()).toEqual(
    Object.keys(demoTexts(DEFAULT_LANGUAGE).templates).sort(),
  );
  const texts = activityTexts(DEFAULT_LANGUAGE);
  for (const part of ['included', 'excluded', 'bring', 'good'] as const) {
    const used = new Set<string>(TEMPLATES.flatMap((template) => template[part]));
    expect(Object.keys(texts[part]).filter((name) => !used.has(name))).toEqual([]);
  }
});
