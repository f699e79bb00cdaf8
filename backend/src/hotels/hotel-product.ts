import {
  type BookedHotel,
  cancellationStep,
  type HotelInCart,
  hotelInCart,
} from '@alisio/shared-contracts/hotels';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { isPersonName } from '@alisio/shared-contracts/rules';
import { z } from '@alisio/shared-contracts/zod';
import type { Queries } from '../database/index.ts';
import type { OrderedItem, Product, ProductTitles } from '../orders/index.ts';
import { soldAlone } from '../sold-together/index.ts';
import { bookUnder, cancelUnder } from './hotel-bookings.ts';
import type { HotelInventory } from './hotel-inventory.ts';
import { stayLines, stayTitle } from './hotel-text.ts';
import { lodgingReservations, stayEvents } from './stay-events.ts';
import { confirmationCodes, staySections } from './stay-paper.ts';
import { arrivalEnds, stayFreeUntil } from './stay-terms.ts';

export const hotelTitles: ProductTitles = {
  'offer-not-found': 'This stay does not exist, or is sold no longer',
  'seats-gone': 'The last room was sold',
};

/** @throws ZodError for what is no stay */
const stayOf = ({ details }: Pick<OrderedItem, 'details'>): HotelInCart => z.parse(hotelInCart, details);

/** `KeptStay`, whatever else the shape of stays is by then. */
const kept = z.object({
  hotel: z.object({ hotelCode: z.string() }),
  startDate: z.string(),
  endDate: z.string(),
  rooms: z.array(z.object({ room: z.object({ roomTypeCode: z.string() }) })),
});
/** `StayTerms`, as above; nothing is promised of a stay that has none of it. */
const terms = z.object({
  hotel: z.object({ locationInfo: z.object({ zone: z.string() }) }),
  startDate: z.string(),
  rooms: z.array(z.object({ plan: z.object({ cancellationSteps: z.array(cancellationStep) }) })),
});
/** As it was written: who reads a booking knows what stays were like. */
const shown = z.looseObject({ rooms: z.array(z.unknown()) });
const hotelOf = ({ details }: Pick<OrderedItem, 'details'>): string => z.parse(kept, details).hotel.hotelCode;

/** What a stay asks besides contact and billing: who each room is for, and what its guests would like. */
const REQUEST = /^(guest[1-5](First|Last)Name|arrivalTime|requests)$/;
/** On the hotel's clock. */
const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;
const leadGuestOf = (particulars: OrderedItem['particulars'], room: number): string =>
  [particulars[`guest${room}FirstName`], particulars[`guest${room}LastName`]].filter(Boolean).join(' ');

function particularsMisfits({ rooms }: HotelInCart, particulars: OrderedItem['particulars']) {
  const asked = new Set(rooms.flatMap((_, at) => [`guest${at + 1}FirstName`, `guest${at + 1}LastName`]));
  const missing = [...asked].filter((name) => {
    const said = particulars[name];
    return typeof said !== 'string' || !isPersonName(said);
  });
  const strange = Object.keys(particulars).filter(
    (name) => !REQUEST.test(name) || (name.startsWith('guest') && !asked.has(name)),
  );
  const { arrivalTime } = particulars;
  const isTime = arrivalTime === undefined || (typeof arrivalTime === 'string' && HOUR.test(arrivalTime));
  return [
    ...(isTime ? [] : [{ part: 'particulars' as const, path: 'arrivalTime', code: 'hour' }]),
    ...missing.map((path) => ({ part: 'particulars' as const, path, code: 'person-name' })),
    ...strange.map((path) => ({ part: 'particulars' as const, path, code: 'not-asked' })),
  ];
}

const confirmed = z.object({ confirmationNumber: z.string() });

/** What was booked of a stay beside what was chosen. `rooms`: how many it has */
function bookedAs({ confirmation, particulars }: OrderedItem, rooms: readonly unknown[]) {
  const answer = confirmed.safeParse(confirmation);
  return {
    confirmationNumber: answer.success ? answer.data.confirmationNumber : '',
    leadGuests: rooms.map((_, at) => leadGuestOf(particulars, at + 1)),
  } satisfies Omit<BookedHotel, keyof HotelInCart>;
}
export interface HotelProductDeps {
  db: Queries;
  inventory: Pick<HotelInventory, 'stay' | 'takeNights' | 'giveBackNights'>;
  clock: () => Date;
}

/** A stay as it is ordered, paid and booked: its reference names the hotel and the key of each room's plan. */
export const hotelProduct = ({ db, inventory, clock }: HotelProductDeps): Product => ({
  titles: hotelTitles,
  price: async (reference, language = DEFAULT_LANGUAGE) => {
    const stay = await inventory.stay(reference, language);
    if (!stay) return undefined;
    return {
      title: stayTitle(stay.details, language),
      details: stay.details,
      total: { amount: stay.shares.reduce((sum, share) => sum + share, 0), currency: 'USD' },
      available: stay.available,
    };
  },
  title: (item, language) => {
    const { data } = hotelInCart.safeParse(item.details);
    return data && stayTitle(data, language);
  },
  bookableUntil: (item) => {
    const read = terms.safeParse(item.details);
    return read.success ? arrivalEnds(read.data) : undefined;
  },
  freeUntil: (item) => {
    const read = terms.safeParse(item.details);
    return read.success ? stayFreeUntil(read.data) : undefined;
  },
  lastDay: (item) => {
    const read = kept.safeParse(item.details);
    return read.success ? read.data.endDate : undefined;
  },
  places: (item) => {
    const read = terms.safeParse(item.details);
    return read.success ? read.data.rooms.length : 1;
  },
  hold: (tx, item) => inventory.takeNights(tx, z.parse(kept, item.details)),
  confirm: async (item, key) => {
    const confirmationNumber = await bookUnder(db, key, hotelOf(item));
    return confirmationNumber ? { kind: 'booked', answer: { confirmationNumber } } : { kind: 'refused' };
  },
  cancel: (item, key) => cancelUnder(db, key, hotelOf(item), clock()),
  release: (tx, item) => inventory.giveBackNights(tx, z.parse(kept, item.details)),
  misfits: (item, { particulars, order }) => [
    ...soldAlone(item, order),
    ...(particulars ? particularsMisfits(stayOf(item), particulars) : []),
  ],
  present: (item) => {
    const written = z.parse(shown, item.details);
    const booked = bookedAs(item, written.rooms);
    const details = { ...written, ...booked };
    const read = hotelInCart.safeParse(item.details);
    if (!read.success) return { details, lines: () => [] };
    const stay: BookedHotel = { ...read.data, ...booked };
    return {
      details,
      lines: (language) => stayLines(stay, language),
      codes: (language) => confirmationCodes(stay, language),
      sections: (language, isCancelled) => staySections(stay, item.particulars, language, isCancelled),
      events: (reference, language) => stayEvents(stay, reference, language),
      structured: (reference) => lodgingReservations(stay, reference),
    };
  },
});
