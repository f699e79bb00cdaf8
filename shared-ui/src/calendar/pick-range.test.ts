import { pickRange } from './pick-range.ts';

test('after the departure the return is next, and a later return stays', () => {
  expect(pickRange({ from: '', to: '' }, 'from', '2026-12-12')).toEqual({
    range: { from: '2026-12-12', to: '' },
    next: 'to',
  });
  expect(pickRange({ from: '2026-12-01', to: '2026-12-20' }, 'from', '2026-12-12').range.to).toBe(
    '2026-12-20',
  );
});

test('a departure after the return takes the return away', () => {
  expect(pickRange({ from: '2026-12-01', to: '2026-12-05' }, 'from', '2026-12-12').range.to).toBe('');
});

test('a return before the departure starts over from that day', () => {
  expect(pickRange({ from: '2026-12-12', to: '' }, 'to', '2026-12-10')).toEqual({
    range: { from: '2026-12-10', to: '' },
    next: 'to',
  });
});

test('one can come back on the same day', () => {
  expect(pickRange({ from: '2026-12-12', to: '' }, 'to', '2026-12-12').range.to).toBe('2026-12-12');
});
