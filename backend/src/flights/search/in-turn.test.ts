import { inTurn } from './in-turn.ts';

test('the best of each come first, however many each has', () => {
  expect(inTurn([['a1', 'a2', 'a3'], [], ['b1'], ['c1', 'c2']])).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'c2',
    'a3',
  ]);
  expect(inTurn([])).toEqual([]);
});
