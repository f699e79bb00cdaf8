import { fileURLToPath } from 'node:url';
import { checkTexts } from '@alisio/platform/testing';

test('every text is there in every language, asked for, and translated', () => {
  expect(
    checkTexts(fileURLToPath(new URL('..', import.meta.url)), { same: ['airline.terminals.terminal'] }),
  ).toEqual([]);
});
