import type { Figures } from './figures.ts';
import type { NameState, Role, VersionState } from './site-state.ts';
import { rollbackCommand, suspectOf } from './suspects.ts';

const version = (role: Role, figures: Partial<Figures> | undefined): VersionState => ({
  version: `1.0.0-${role}`,
  role,
  share: 1,
  arrival: undefined,
  figures: figures && { views: 0, errors: 0, loadFailures: 0, vitals: {}, ...figures },
});
const named = (newest: VersionState, ...before: VersionState[]): NameState => ({
  name: 'mf-a',
  owner: 'team-a',
  versions: [newest, ...before],
  disabled: null,
  others: [],
});
const live = (figures?: Partial<Figures>) => version('live', figures);

test.each([
  ['twice the rate', { views: 100, errors: 10 }, { views: 1000, errors: 50 }],
  ['failed loads alone', { views: 100, loadFailures: 10 }, { views: 1000 }],
  ['problems and not one view', { errors: 5 }, { views: 1000 }],
  ['a first use', { views: 100, errors: 10 }, undefined],
])('a candidate with %s is suspect', (_, candidate, before) => {
  expect(suspectOf(named(version('candidate', candidate), live(before)))?.version.role).toBe('candidate');
});

test.each([
  ['less than twice the rate', { views: 100, errors: 9 }, { views: 1000, errors: 50 }],
  ['too few problems to tell', { views: 10, errors: 4 }, { views: 1000 }],
  ['problems in one view of many', { views: 1000, errors: 9 }, { views: 1000 }],
  ['no more problems than before, and no views in either', { errors: 9 }, { errors: 5 }],
  ['no counts', undefined, undefined],
])('a candidate with %s is not', (_, candidate, before) => {
  expect(suspectOf(named(version('candidate', candidate), live(before)))).toBeUndefined();
});

test('the live version is held against the one before it, and alone against none', () => {
  const bad = live({ views: 100, errors: 10 });
  expect(suspectOf(named(bad, version('previous', { views: 1000, errors: 2 })))?.before?.role).toBe(
    'previous',
  );
  expect(suspectOf(named(bad))?.before).toBeUndefined();
});

test('what is before the newest version can be gone back to', () => {
  expect(rollbackCommand(named(live(), version('previous', undefined)))).toBe('npm run rollback -w mf-a');
  expect(rollbackCommand(named(live()))).toBeUndefined();
});
