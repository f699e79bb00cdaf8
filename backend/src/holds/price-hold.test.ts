import { stillHolds } from './index.ts';

const NOW = Date.UTC(2026, 10, 25, 12);
const heldUntil = NOW + 1000;

test('in its last second a chosen price is not told again as chosen, as a page may have ended it; one that is shown may still be chosen', () => {
  expect(stillHolds({ kind: 'chosen', heldUntil }, 'chosen', NOW)).toBe(false);
  expect(stillHolds({ kind: 'shown', heldUntil }, 'chosen', NOW)).toBe(true);
  expect(stillHolds({ kind: 'chosen', heldUntil }, 'shown', NOW)).toBe(true);
  expect(stillHolds({ kind: 'chosen', heldUntil: NOW + 2000 }, 'chosen', NOW)).toBe(true);
});

test('no price holds from its end on, nor one that nobody told', () => {
  expect(stillHolds({ kind: 'shown', heldUntil: NOW }, 'shown', NOW)).toBe(false);
  expect(stillHolds({ kind: undefined, heldUntil: undefined }, 'shown', NOW)).toBe(false);
});
