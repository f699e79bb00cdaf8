import fc from 'fast-check';
import { hostOnPaper, mover, siteOf } from '../../tooling/release/testing/releases.ts';
import { type HostTrack, LOTS, versionFor } from './index.ts';

const [live, candidate, previous] = ['1.1.0-00000002', '1.2.0-00000003', '1.0.0-00000001'];

const track = (share?: number): HostTrack => ({
  ...siteOf().host,
  live: hostOnPaper(live),
  previous,
  candidate:
    share === undefined
      ? null
      : { release: hostOnPaper(candidate), share, since: mover().at, by: mover().by },
});
const visit = (lot: number, held?: string, inCheckout = false) => ({ lot, held, inCheckout });

const lots = fc.nat(LOTS - 1);
const shares = fc.double({ min: 0.0001, max: 0.9999, noNaN: true });

test('without a version on its way everybody gets the live one, whatever they had before', () => {
  fc.assert(
    fc.property(lots, fc.option(fc.string(), { nil: undefined }), (lot, held) => {
      expect(versionFor(track(), visit(lot, held))).toBe(live);
    }),
  );
});

test('a larger share takes more in and lets nobody go', () => {
  fc.assert(
    fc.property(lots, shares, shares, (lot, one, other) => {
      const [small, large] = [Math.min(one, other), Math.max(one, other)];
      const isIn = versionFor(track(small), visit(lot)) === candidate;
      expect(isIn && versionFor(track(large), visit(lot)) !== candidate).toBe(false);
    }),
  );
});

test('who holds the live version or the one on its way keeps it, however the share changes', () => {
  fc.assert(
    fc.property(
      lots,
      shares,
      fc.constantFrom(live, candidate),
      fc.boolean(),
      (lot, share, held, inCheckout) => {
        expect(versionFor(track(share), visit(lot, held, inCheckout))).toBe(held);
      },
    ),
  );
});

test('what is in no track is not kept', () => {
  fc.assert(
    fc.property(lots, shares, fc.string(), fc.boolean(), (lot, share, held, inCheckout) => {
      fc.pre(![live, candidate, previous].includes(held));
      expect(versionFor(track(share), visit(lot, held, inCheckout))).toBe(
        versionFor(track(share), visit(lot)),
      );
    }),
  );
});

test('in the checkout the version before is kept, elsewhere not', () => {
  expect(versionFor(track(), visit(1, previous, true))).toBe(previous);
  expect(versionFor(track(), visit(1, previous, false))).toBe(live);
  expect(versionFor({ ...track(), previous: null }, visit(1, previous, true))).toBe(live);
});

test.each([0.01, 0.05, 0.5, 0.9])(
  'a share of %d is that share of all lots, give or take two in a hundred',
  (share) => {
    const among = Array.from({ length: LOTS }, (_, lot) => versionFor(track(share), visit(lot)));
    const taken = among.filter((version) => version === candidate).length / LOTS;
    expect(Math.abs(taken - share)).toBeLessThan(0.02);
  },
);

test('it is not always the same visitors who try', () => {
  const tries = ['00000004', '00000005', '00000006', '00000007'].map((hash) => {
    const next = track(0.1);
    if (next.candidate) next.candidate.release = hostOnPaper(`1.2.0-${hash}`);
    return new Set(
      Array.from({ length: LOTS }, (_, lot) => lot).filter((lot) => versionFor(next, visit(lot)) !== live),
    );
  });
  const [first, ...others] = tries;
  for (const other of others) {
    const both = [...(first ?? [])].filter((lot) => other.has(lot)).length;
    expect(both).toBeLessThan(0.5 * other.size);
  }
});
