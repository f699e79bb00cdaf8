import { withSortedPins } from './same-everywhere.ts';

test("a script's pins stand in one order, whatever order they came in", () => {
  const first = 's.p="/";s.sriHashes={10:"sha384-c/+=",2:"sha384-b==",maps:"sha384-d"};s.x={b:1,a:2}';
  const second = 's.p="/";s.sriHashes={maps:"sha384-d",2:"sha384-b==",10:"sha384-c/+="};s.x={b:1,a:2}';
  expect(withSortedPins(first)).toBe(
    's.p="/";s.sriHashes={10:"sha384-c/+=",2:"sha384-b==",maps:"sha384-d"};s.x={b:1,a:2}',
  );
  expect(withSortedPins(second)).toBe(withSortedPins(first));
});
