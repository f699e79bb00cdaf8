import { expect, test } from '@jest/globals';
import { AsciiBytes } from './ascii-bytes.ts';

const textOf = (pieces: string[]): string => new AsciiBytes().of(pieces).toString('latin1');

test('a JSON text becomes bytes of ASCII alone that say the same, wherever other signs stand', () => {
  const names = ['Bogotá', '東京', 'plain', 'a \u{1f6eb} plane', 'Zürich'];
  const written = textOf(['[', names.map((name) => JSON.stringify(name)).join(','), ']']);
  expect(written).toMatch(/^[ -~]+$/);
  expect(JSON.parse(written)).toEqual(names);
});

test('what is written next says nothing of what was longer before it', () => {
  const bytes = new AsciiBytes();
  bytes.of([JSON.stringify('á'.repeat(1_000_000))]);
  expect(bytes.of(['"é"', ',"b"']).toString('latin1')).toBe('"\\u00e9","b"');
});
