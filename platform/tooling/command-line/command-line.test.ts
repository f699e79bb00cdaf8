import { Misused, readCommandLine } from './index.ts';

const flags = { to: 'value', promote: 'switch', json: 'switch' } as const;
const read = (args: string[], environment: Record<string, string> = {}) =>
  readCommandLine(flags, args, environment);

test('flags are read with their texts; what was not said is not there', () => {
  const line = read(['--to', '5%', '--promote']);
  expect([line.value('to'), line.has('promote'), line.has('json')]).toEqual(['5%', true, false]);
  expect(read(['--to=5%']).value('to')).toBe('5%');
  expect(read([]).value('to')).toBeUndefined();
});

test.each([
  ['as npm 11 hands it on', [], { npm_config_token_description: '5%' }],
  ['as npm 10 hands it on', ['5%'], { npm_config_to: 'true' }],
  ['as npm hands on --to=5%', [], { npm_config_to: '5%' }],
])('a share that npm took for its own still counts: %s', (_how, args, environment) => {
  expect(read(args, environment).value('to')).toBe('5%');
});

test('a switch that npm took for its own counts, unless it was said to be off', () => {
  expect(read([], { npm_config_promote: 'true' }).has('promote')).toBe(true);
  expect(read([], { npm_config_promote: '' }).has('promote')).toBe(true);
  expect(read([], { npm_config_promote: 'false' }).has('promote')).toBe(false);
});

test('what stands on the command line itself wins', () => {
  expect(read(['--to', '10%'], { npm_config_to: '5%' }).value('to')).toBe('10%');
});

test.each([
  ['an unknown flag', ['--share', '5%'], {}, "Unknown option '--share': there is --to …, --promote, --json."],
  ['a text behind nothing', ['5%'], {}, '"5%" is not understood'],
  ['a flag without its text', ['--to'], {}, "'--to <value>' argument missing"],
  ['a flag without its text, by npm', [], { npm_config_to: 'true' }, '--to wants a text behind it'],
  ['a share under a wrong name, by npm', [], { npm_config_share: '5%' }, '--share 5% is not known here'],
  ['a text behind a switch', ['--promote=5%'], {}, 'does not take an argument'],
])('%s is refused with a sentence', (_what, args, environment, sentence) => {
  expect(() => read(args, environment)).toThrow(Misused);
  expect(() => read(args, environment)).toThrow(sentence);
});
