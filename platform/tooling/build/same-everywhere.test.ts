import { withSortedChunks, withSortedPins } from './same-everywhere.ts';

test("a script's pins stand in one order, whatever order they came in", () => {
  const first = 's.p="/";s.sriHashes={10:"sha384-c/+=",2:"sha384-b==",maps:"sha384-d"};s.x={b:1,a:2}';
  const second = 's.p="/";s.sriHashes={maps:"sha384-d",2:"sha384-b==",10:"sha384-c/+="};s.x={b:1,a:2}';
  expect(withSortedPins(first)).toBe(
    's.p="/";s.sriHashes={10:"sha384-c/+=",2:"sha384-b==",maps:"sha384-d"};s.x={b:1,a:2}',
  );
  expect(withSortedPins(second)).toBe(withSortedPins(first));
});

test('the files that an import asks for stand in one order, and other lists as they are', () => {
  const asks = (...chunks: string[]) => {
    const calls = chunks.map((chunk) => `__webpack_require__.e(${chunk})`);
    return `Promise.all(/* import() */ [${calls.join(', ')}]).then(b, a); [load(2), load(1)]`;
  };
  expect(withSortedChunks(asks('7', '"ab"', '0'))).toBe(asks('"ab"', '0', '7'));
  expect(withSortedChunks(asks('0', '7', '"ab"'))).toBe(withSortedChunks(asks('7', '"ab"', '0')));
  expect(withSortedChunks(asks('7'))).toBe(asks('7'));
  // With how much each is in a hurry.
  expect(withSortedChunks(asks('7, "high"', '0, "low"'))).toBe(asks('0, "low"', '7, "high"'));
});
