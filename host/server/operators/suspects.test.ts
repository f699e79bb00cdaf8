import type { Figures } from './figures.ts';
import type { NameState, Role, VersionState } from './site-state.ts';
import { suspectOf } from './suspects.ts';

type Told = Partial<Figures['networks']>;

const version = (role: Role, networks: Told | undefined, more: Partial<Figures> = {}): VersionState => ({
  version: `1.0.0-${role}`,
  role,
  share: 1,
  arrival: undefined,
  figures: networks && {
    views: 0,
    errors: 0,
    loadFailures: 0,
    sales: { searched: 0, selected: 0, booked: 0, 'payment-failed': 0 },
    vitals: {},
    networks: { problems: 0, views: 0, ...networks },
    ...more,
  },
});
const named = (newest: VersionState, ...before: VersionState[]): NameState => ({
  name: 'mf-a',
  owner: 'team-a',
  versions: [newest, ...before],
  disabled: null,
  former: [],
  others: [],
});
const live = (networks?: Told) => version('live', networks);

test.each([
  ['twice the share', { views: 100, problems: 10 }, { views: 1000, problems: 50 }],
  ['three of few', { views: 4, problems: 3 }, { views: 1000 }],
  ['problems and not one view', { problems: 3 }, { views: 1000 }],
  ['a first use', { views: 100, problems: 10 }, undefined],
])('a candidate with %s is suspect', (_, candidate, before) => {
  expect(suspectOf(named(version('candidate', candidate), live(before)))?.version.role).toBe('candidate');
});

test.each([
  ['less than twice the share', { views: 100, problems: 9 }, { views: 1000, problems: 50 }],
  ['too few to tell', { views: 2, problems: 2 }, { views: 1000 }],
  ['problems in one network of many', { views: 500, problems: 4 }, { views: 500 }],
  ['no more problems than before, and no views in either', { problems: 9 }, { problems: 5 }],
  ['no counts', undefined, undefined],
])('a candidate with %s is not', (_, candidate, before) => {
  expect(suspectOf(named(version('candidate', candidate), live(before)))).toBeUndefined();
});

test('who tells of problems alone raises nothing, however often', () => {
  const shouted = version('candidate', { views: 2, problems: 2 }, { views: 10, errors: 12_000 });
  expect(suspectOf(named(shouted, live({ views: 500 })))).toBeUndefined();
});

test('the live version is held against the one before it, and alone against none', () => {
  const bad = live({ views: 100, problems: 10 });
  expect(suspectOf(named(bad, version('previous', { views: 1000, problems: 2 })))?.before?.role).toBe(
    'previous',
  );
  expect(suspectOf(named(bad))?.before).toBeUndefined();
});
