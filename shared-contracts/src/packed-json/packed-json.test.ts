import fc from 'fast-check';
import { pack, packedPart, unpack } from './index.ts';

test('whatever is packed is the same when it is unpacked', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      expect(unpack(pack(plain))).toEqual(plain);
      expect(unpack(pack([plain, { plain }]))).toEqual([plain, { plain }]);
      expect(unpack(`[${packedPart(plain)}]`)).toEqual(plain);
    }),
  );
});

test.each([
  ['nothing', null],
  ['empty', [[], {}, [[]], [{}]]],
  ['numbers that look like places', [[1], [0], [0, 1], { a: [1] }]],
  ['the same in two places', [{ a: [1, 2] }, { a: [1, 2] }, [1, 2]]],
  ['keys of which one is another with its text', [{ 'a":1,"b': 2 }, { a: 1, b: 2 }]],
  ['texts that look like numbers', [['[1]'], '[1]', { a: '[1]' }, { a: [1] }]],
  ['a key that objects have from elsewhere', JSON.parse('{"__proto__":{"a":1},"b":{"__proto__":{"a":1}}}')],
])('%s comes back as it was', (_, value) => {
  expect(JSON.stringify(unpack(pack(value)))).toBe(JSON.stringify(value));
});

test('what stands in a hundred places is written once', () => {
  const place = { code: 'BOG', name: 'El Dorado' };
  const packed = pack(Array.from({ length: 100 }, (_, id) => ({ id, from: place })));
  expect(packed.split('El Dorado')).toHaveLength(2);
});

test('a text that was cut off is an error', () => {
  expect(() => unpack(pack([1, 2]).slice(0, -1))).toThrow(SyntaxError);
});

test('what was written once is one object, and is packed again as it was', () => {
  const place = { code: 'BOG', names: ['El Dorado'] };
  const packed = pack([{ from: place }, { from: place, to: place }]);
  const [first, second] = [unpack(packed)].flat().map((trip) => Object(trip));
  expect(first.from).toEqual(place);
  expect(second.from).toBe(first.from);
  expect(second.to).toBe(first.from);
  expect(pack([first, second])).toBe(packed);
});

test('what is undefined is left out, and null in a list, as in JSON', () => {
  const value = { a: undefined, b: [{ c: undefined, d: {} }, undefined, ['key', undefined]] };
  const plain = JSON.stringify(value);
  expect(JSON.stringify(unpack(pack(value)))).toBe(plain);
  expect(JSON.stringify(unpack(`[${packedPart(value)}]`))).toBe(plain);
  expect(unpack(pack([undefined]))).toEqual([null]);
});

test('texts are written as JSON has them, whatever is in them', () => {
  const texts = [
    '',
    '"',
    '\\',
    '\u0000',
    '\u001f',
    ' ',
    '\u007f',
    '\ud800',
    '\udfff',
    '😀',
    '\u2028',
    'é',
    '~',
    '!#[]',
  ];
  const numbers = [0, -0, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY, 45_560];
  const said = { texts, numbers, both: [true, false, null] };
  expect(JSON.stringify(unpack(pack(said)))).toBe(JSON.stringify(said));
  for (const text of texts) expect(pack({ text })).toBe(`[${JSON.stringify({ text })}]`);
});

test('keys that several objects have are written once, whatever stands under them and between them', () => {
  const trips = [
    { price: 1, airline: 'AV' },
    [],
    { price: undefined, airline: 'LA' },
    { airline: null, price: 3 },
  ];
  const offers = trips.map((trip) => ({ trip, 'key "of" each': { price: [2], airline: 'IB' } }));
  const packed = pack([...offers, { 'once alone': true }]);
  for (const key of ['key \\"of\\" each', '"trip"', 'once alone']) expect(packed.split(key)).toHaveLength(2);
  // In two orders, and without a price in one place.
  expect(packed.split('"airline"')).toHaveLength(4);
  expect(JSON.stringify(unpack(packed))).toBe(JSON.stringify([...offers, { 'once alone': true }]));
});
