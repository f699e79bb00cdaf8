import type { SiteRegistry } from '../../../sdk/registry/index.ts';
import { disabled, released, rolledOut } from '../registry/moves.ts';
import { mover, remoteOnPaper, siteOf } from '../testing/releases.ts';
import { describeReleases, releasesAsData } from './describe-releases.ts';

const two = '1.0.0-00000002';
const [ada, grace] = [mover(), mover('Grace', '2026-11-22T08:30:00.000Z')];

function history(): SiteRegistry[] {
  const first = siteOf(remoteOnPaper('mf-a'), remoteOnPaper('mf-b'));
  const rolling = rolledOut(first, remoteOnPaper('mf-a', two), 0.05, grace);
  const off = rolling && disabled(rolling, 'mf-b', grace);
  if (!rolling || !off) throw new Error('nothing moved');
  return [off, rolling, first];
}

const lineWith = (text: string, part: string) => text.split('\n').find((line) => line.includes(part)) ?? '';

test('a person reads who has which version, since when, by whom, and what is off', () => {
  const moves = history();
  const [live = siteOf()] = moves;
  const text = describeReleases(live, moves);
  expect(lineWith(text, 'mf-a')).toMatch(/1\.0\.0-00000001 +95 % +2026-11-21 10:00 UTC +Ada +team/);
  expect(lineWith(text, 'on its way')).toMatch(/1\.0\.0-00000002 +5 % +2026-11-22 08:30 UTC +Grace/);
  expect(lineWith(text, 'mf-b')).toContain('nobody: off');
  expect(lineWith(text, 'switched off')).toContain('Grace');
  expect(lineWith(text, 'rolled-out 5 %')).toMatch(/^2 .*mf-a 1\.0\.0-00000002$/);
  expect(lineWith(text, 'disabled')).toMatch(/^3 .*mf-b 1\.0\.0-00000001$/);
});

test('who acted by the key of others stands beside their name', () => {
  const live = siteOf();
  const moved = { ...live, change: { ...live.change, by: 'Guardia', person: 'ana' } };
  expect(describeReleases(live, [moved])).toMatch(/ UTC +Guardia \(ana\) +released /);
});

test('what somebody wrote makes no line of its own, and no colour', () => {
  const live = siteOf();
  const person = `ana\n99  2026-11-27 12:00 UTC  Ada  \u001b[31mrolled-back\u202e`;
  const text = describeReleases(live, [{ ...live, change: { ...live.change, by: 'Guardia', person } }]);
  expect(text.split('\n').some((line) => line.startsWith('99'))).toBe(false);
  for (const sign of ['\u001b', '\u202e']) expect(text).not.toContain(sign);
});

test('columns stand under their heads', () => {
  const [live = siteOf()] = history();
  const lines = describeReleases(live, []).split('\n');
  const column = lines.find((line) => line.startsWith('NAME'))?.indexOf('SINCE') ?? 0;
  expect(lineWith(lines.join('\n'), 'host').slice(column)).toMatch(/^2026-11-21/);
  expect(lineWith(lines.join('\n'), 'on its way').slice(column)).toMatch(/^2026-11-22/);
});

test('a program reads the same, with versions in place of whole releases', () => {
  const moves = history();
  const [live = siteOf()] = moves;
  const data = JSON.parse(JSON.stringify(releasesAsData(live, moves)));
  expect(data.live.map(({ name }: { name: string }) => name)).toEqual(['host', 'mf-a', 'mf-b']);
  expect(data.live[1]).toEqual({
    name: 'mf-a',
    owner: 'team',
    version: '1.0.0-00000001',
    since: ada.at,
    by: 'Ada',
    previous: null,
    candidate: { version: two, share: 0.05, since: grace.at, by: 'Grace' },
    disabled: null,
  });
  expect(data.history).toHaveLength(3);
  expect(JSON.stringify(data)).not.toContain('sha384');
});

test('the version before the live one is named', () => {
  const next = released(siteOf(remoteOnPaper('mf-a')), [remoteOnPaper('mf-a', two)], grace);
  expect(lineWith(describeReleases(next ?? siteOf(), []), 'mf-a')).toMatch(/1\.0\.0-00000001$/);
});
