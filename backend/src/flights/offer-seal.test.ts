import { createHmac } from 'node:crypto';
import { LONGEST_OFFER_ID } from '@alisio/shared-contracts/flights';
import { HOLD_MS, SEAL_LENGTH } from '../holds/index.ts';
import { OfferSeal } from './offer-seal.ts';

const SECRET = Buffer.alloc(32, 7);
const seal = new OfferSeal(SECRET);
const NOW = Date.UTC(2026, 10, 25, 12);

test('an id that was issued here says what it names, of which kind it is and until when its price holds', () => {
  const sealed = seal.seal('demo1.AV56', NOW, 'chosen');
  expect(sealed).toMatch(/^demo1\.AV56~c[0-9a-z]{7}~[\w-]{8}$/);
  expect(seal.open(sealed)).toEqual({
    supplierId: 'demo1.AV56',
    kind: 'chosen',
    heldUntil: NOW + HOLD_MS.chosen,
  });
});

test('no price is held for an id that is not as it was issued, whatever was changed', () => {
  const sealed = seal.seal('demo1.AV56', NOW);
  for (let at = 0; at < sealed.length; at += 1) {
    const other = sealed[at] === 'A' ? 'B' : 'A';
    const forged = sealed.slice(0, at) + other + sealed.slice(at + 1);
    expect(seal.open(forged).heldUntil).toBeUndefined();
  }
  // Part of a seal is none.
  for (const length of [1, 5, 10]) expect(seal.open(sealed.slice(0, -length)).heldUntil).toBeUndefined();
  expect(new OfferSeal(Buffer.alloc(32, 8)).open(sealed).heldUntil).toBeUndefined();
});

test.each([11, 16])(
  'an id that a process of another version has issued, of %i characters, holds as long as it said, and no forged one',
  (length) => {
    const said = seal.seal('demo1.AV56', NOW).replace(/~[^~]*$/, '');
    const mac = createHmac('sha256', SECRET).update(said).digest('base64url').slice(0, length);
    expect(seal.open(`${said}~${mac}`)).toEqual({
      supplierId: 'demo1.AV56',
      kind: 'shown',
      heldUntil: NOW + HOLD_MS.shown,
    });
    const lastChanged = mac.slice(0, -1) + (mac.endsWith('Q') ? 'R' : 'Q');
    expect(seal.open(`${said}~${lastChanged}`).heldUntil).toBeUndefined();
  },
);

test('ids of an answer are sealed anew in place up to the longest that there may be, and nothing that only looks like one', () => {
  const later = NOW + 60_000;
  const longest = 'x'.repeat(LONGEST_OFFER_ID - SEAL_LENGTH);
  for (const [supplierId, sealedAt] of [
    ['demo1.AV56', later],
    [longest, later],
    [`${longest}x`, NOW],
  ] as const) {
    // What another supplier calls a fare is an id of this one, which nobody was shown.
    const forged = seal.seal('demo1.cheap', NOW).replace(/[^~]*$/, (end) => 'A'.repeat(end.length));
    const names = { name: 'a~rb', fare: forged };
    const text = Buffer.from(JSON.stringify([{ id: seal.seal(supplierId, NOW), ...names }]));
    seal.reseal(text, later);
    expect(JSON.parse(text.toString())).toEqual([{ id: seal.seal(supplierId, sealedAt), ...names }]);
  }
});
