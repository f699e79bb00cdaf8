import { StartProblem } from '../start/settings.ts';
import { readArguments } from './arguments.ts';

test('names are taken as typed, each once', () => {
  expect(readArguments(['mf-flights', 'mf-booking', 'mf-flights'])).toEqual({
    names: ['mf-flights', 'mf-booking'],
    alone: false,
    site: undefined,
  });
});

test('a remote alone', () => {
  expect(readArguments(['mf-flights', '--alone'])).toEqual({
    names: ['mf-flights'],
    alone: true,
    site: undefined,
  });
});

test('a remote in a running site, by any of its addresses', () => {
  const { site } = readArguments(['mf-flights', '--site', 'https://alisio.example/contact-us?x=1']);
  expect(site).toBe('https://alisio.example');
});

test.each([
  ['a site that is no address', ['mf-flights', '--site', 'alisio.example'], '--site is an address'],
  ['both at once', ['mf-flights', '--alone', '--site', 'https://a.example'], 'one of both'],
])('%s is refused', (_, typed, sentence) => {
  expect(() => readArguments(typed)).toThrow(StartProblem);
  expect(() => readArguments(typed)).toThrow(sentence);
});

test.each([[[]], [['--alone']], [['mf-flights', '--fast']]])(
  '%j is answered with what can be typed',
  (typed) => {
    expect(() => readArguments(typed)).toThrow(StartProblem);
    expect(() => readArguments(typed)).toThrow(/npm run dev -- mf-flights/);
  },
);
