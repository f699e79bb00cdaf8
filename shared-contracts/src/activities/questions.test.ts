import { type AskedOf, answerNames, answerProblem } from './index.ts';

const asked = (type: AskedOf['type'], more: Partial<AskedOf> = {}): AskedOf => ({
  code: 'weight',
  type,
  required: true,
  perPerson: false,
  ...more,
});
const choice = asked('choice', { options: [{ value: 'vegan' }, { value: 'none' }] });
const weight = asked('number', { min: 30, max: 110 });

test.each<[string, AskedOf, unknown, string | undefined]>([
  ['a number within its limits', weight, 70, undefined],
  ['the limits themselves', weight, 110, undefined],
  ['too little', weight, 29, 'too-small'],
  ['too much', weight, 111, 'too-big'],
  ['half a kilo', weight, 70.5, 'not-a-number'],
  ['a number as a text', weight, '70', 'not-a-number'],
  ['nothing', weight, undefined, 'required'],
  ['nothing where it need not be', { ...weight, required: false }, undefined, undefined],
  ['blanks', asked('text'), '  ', 'required'],
  ['a line too long', asked('text', { maxLength: 3 }), 'abcd', 'too-long'],
  ['a line', asked('text'), 'Hotel Central', undefined],
  ['one of some', choice, 'vegan', undefined],
  ['none of them', choice, 'meat', 'not-a-choice'],
  ['a yes', asked('agreement'), true, undefined],
  ['a no', asked('agreement'), false, 'not-agreed'],
  ['a no that may be', asked('agreement', { required: false }), false, undefined],
])('%s', (_, question, said, problem) => expect(answerProblem(question, said)).toBe(problem));

test('each person answers by a name of their own, or one for all', () => {
  expect(answerNames({ code: 'weight', perPerson: true }, 3)).toEqual(['weight1', 'weight2', 'weight3']);
  expect(answerNames({ code: 'hotel', perPerson: false }, 3)).toEqual(['hotel']);
});
