import { createFormats } from '@alisio/platform/sdk/i18n';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { FREE, NO_REFUND, PART, ROOM, roomFor, stayFor } from '../../testing/stay.ts';
import type { Wording } from '../product.ts';
import { guestErrors, guestParticulars } from './guests.ts';
import { stayPrice } from './stay-price.ts';
import { stayCancellation, stayPaidLater } from './stay-terms.ts';

const formats = createFormats(DEFAULT_LANGUAGE);
/** Texts as their key and what is filled into them. */
const wording: Wording = {
  t: (key, values) =>
    [key.replace('hotel.cancel.', ''), ...Object.values(values ?? {})].join(' | ').replaceAll('\u00a0', ' '),
  formats,
  money: (minor, currency) => `${currency} ${minor}`,
};

test('a price is nights and taxes that are charged, and what is paid at the hotel stands apart', () => {
  const { rooms, taxes, atHotel, payAtHotel } = stayPrice(stayFor());
  expect(rooms).toEqual([ROOM.nights + ROOM.vat, ROOM.nights + ROOM.vat]);
  expect(taxes).toEqual([{ code: 'vat', amount: 2 * ROOM.vat, payAtHotel: false }]);
  expect(atHotel).toEqual([{ code: 'city-tax', amount: 2 * ROOM.atHotel, payAtHotel: true }]);
  expect(payAtHotel).toBe(2 * ROOM.atHotel);
  expect(stayPaidLater(stayFor(), wording)?.total).toEqual({ amount: 2 * ROOM.atHotel, currency: 'USD' });
});

test.each([
  [
    'free',
    [FREE, FREE],
    { kind: 'free', isHere: true, text: expect.stringMatching(/^freeUntil \| .*2 feb.*, hotel\.noon$/) },
  ],
  ['none', [NO_REFUND, NO_REFUND], { kind: 'none', text: 'none' }],
  ['a part of each', [PART, PART], { kind: 'fee', text: 'fee | USD 7734' }],
  [
    'of one room',
    [PART],
    { kind: 'fee', text: expect.stringMatching(/^feeUntil \| USD 3867 \| .*8 feb.*, hotel\.noon$/) },
  ],
  ['different for each room', [FREE, NO_REFUND], { kind: 'fee', text: 'differs' }],
])('the terms of a stay: %s', (_, steps, terms) => {
  const rooms = steps.map((one, at) => roomFor(at + 1, 1, [], one));
  expect(stayCancellation(stayFor(rooms), wording)).toEqual(terms);
});

test('free until the room whose time is over first', () => {
  const earlier = [{ keeps: 0 }, { from: '2027-01-20T12:00:00', keeps: 100 }];
  const stay = stayFor([roomFor(1, 1), roomFor(2, 1, [], earlier)]);
  expect(stayCancellation(stay, wording)?.text).toContain('20 ene');
});

test('each room has a name, and nothing of another stay is sent', () => {
  const typed = {
    guest1FirstName: 'Lucía',
    guest1LastName: ' ',
    guest2FirstName: 'R2',
    guest2LastName: 'Soto',
  };
  expect(guestErrors(typed, stayFor())).toEqual({
    guest1LastName: 'guest-last-required',
    guest2FirstName: 'person-name',
  });
  const said = { ...typed, guest3FirstName: 'Ana', arrivalTime: '', requests: '  Una   cuna ' };
  expect(guestParticulars(said, stayFor([roomFor(1, 1)]))).toEqual({
    guest1FirstName: 'Lucía',
    requests: 'Una cuna',
  });
});
