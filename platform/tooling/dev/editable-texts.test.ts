import * as released from '../../sdk/i18n/texts.ts';
import * as editable from './editable-texts.ts';

test('what stands in for the texts of a release exports all that they do', () => {
  expect(Object.keys(editable).sort()).toEqual(Object.keys(released).sort());
});
