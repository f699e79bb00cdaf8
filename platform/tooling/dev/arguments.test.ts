import { StartProblem } from '../start/settings.ts';
import { readArguments } from './arguments.ts';

test('names are taken as typed, each once', () => {
  expect(readArguments(['mf-flights', 'mf-booking', 'mf-flights'])).toEqual({
    names: ['mf-flights', 'mf-booking'],
    alone: false,
  });
});

test('a remote alone', () => {
  expect(readArguments(['mf-flights', '--alone'])).toEqual({ names: ['mf-flights'], alone: true });
});

test.each([[[]], [['--alone']], [['mf-flights', '--fast']]])(
  '%j is answered with what can be typed',
  (typed) => {
    expect(() => readArguments(typed)).toThrow(StartProblem);
    expect(() => readArguments(typed)).toThrow(/npm run dev -- mf-flights/);
  },
);
