import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { AsciiBytes } from './ascii-bytes.ts';

const writtenBy = (write: (bytes: AsciiBytes) => void, bytes = new AsciiBytes()): string => {
  bytes.clear();
  write(bytes);
  return bytes.written.toString('latin1');
};

test('a JSON text becomes bytes of ASCII alone that say the same, wherever other signs stand', () => {
  const names = ['Bogotá', '東京', 'plain', 'a \u{1f6eb} plane', 'Zürich', '\u007f'];
  const written = writtenBy((bytes) => {
    bytes.text('[');
    bytes.text(names.map((name) => JSON.stringify(name)).join(','));
    bytes.text(']');
  });
  expect(written).toMatch(/^[ -~]+$/);
  expect(JSON.parse(written)).toEqual(names);
});

test('texts and numbers are written as JSON has them, whatever they are', () => {
  const one = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.integer(),
    fc.double(),
    fc.maxSafeNat(),
    fc.boolean(),
    fc.constant(null),
  );
  fc.assert(
    fc.property(fc.array(one, { minLength: 1 }), ([first, ...others]) => {
      const written = writtenBy((bytes) => {
        bytes.text('[');
        bytes.scalar(first);
        for (const other of others) bytes.next(other);
        bytes.text(']');
      });
      expect(written).toMatch(/^[ -~]+$/);
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify([first, ...others])));
    }),
  );
});

test.each([0, -0, 9, 10, 99, 100, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e21, 1.5, -7, Number.NaN, undefined])(
  'the number %s is written as JSON has it',
  (value) => {
    expect(writtenBy((bytes) => bytes.scalar(value))).toBe(JSON.stringify([value]).slice(1, -1));
  },
);

test('what is written next says nothing of what was longer before it', () => {
  const bytes = new AsciiBytes();
  writtenBy((all) => all.text(JSON.stringify('á'.repeat(1_000_000))), bytes);
  expect(writtenBy((all) => all.text('"é","b"'), bytes)).toBe('"\\u00e9","b"');
});

test('what is longer than its room keeps what was written before', () => {
  const long = 'x'.repeat(400_000);
  const written = writtenBy((bytes) => {
    for (const text of [long, `${long}é`, long]) bytes.scalar(text);
    bytes.bytes(Buffer.from(long));
    bytes.scalar(123_456);
  });
  expect(written).toBe(`"${long}""${long}\\u00e9""${long}"${long}123456`);
});
