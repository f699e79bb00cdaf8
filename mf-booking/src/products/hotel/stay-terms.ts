import {
  type CancellationStep,
  type ChosenRoom,
  chargedNow,
  type HotelInCart,
} from '@alisio/shared-contracts/hotels';
import type { Cancellation, PaidLater } from '../../price/terms.ts';
import type { Wording } from '../product.ts';
import { stayPrice } from './stay-price.ts';

/** What becomes of the money of one room: until when all of it comes back, and what is kept then. */
interface RoomTerms {
  kind: Cancellation['kind'];
  /** local to the hotel: until then nothing is kept */
  freeUntil?: string | undefined;
  /** integer minor units that are kept from the start */
  keeps: number;
  /** local to the hotel: from then on nothing comes back */
  allFrom?: string | undefined;
}

const paidFor = ({ plan: { convertedRateInfo } }: ChosenRoom): number => chargedNow(convertedRateInfo);

export function roomTerms(room: ChosenRoom): RoomTerms {
  const { cancellationSteps: steps } = room.plan;
  const keeps = steps[0]?.keeps ?? paidFor(room);
  const costs = (step: CancellationStep) => step.keeps > 0;
  if (keeps === 0) return { kind: 'free', keeps, freeUntil: steps.find(costs)?.from };
  if (keeps >= paidFor(room)) return { kind: 'none', keeps };
  return { kind: 'fee', keeps, allFrom: steps.find((step) => step.keeps >= paidFor(room))?.from };
}

/** Whether all of it can be given back for nothing yet. */
export const isFreeStay = ({ rooms }: HotelInCart): boolean =>
  rooms.every((room) => roomTerms(room).kind === 'free');

/** "mié 3 feb, 14:00", "mié 3 feb, mediodía": by the hotel's clock. "12:00 PM" is read as midnight by some. */
const moment = (at: string, { formats, t }: Pick<Wording, 'formats' | 't'>): string =>
  `${formats.day(at)}, ${at.slice(11, 16) === '12:00' ? t('hotel.noon') : formats.time(at)}`;

/** One room's terms in a sentence. */
export function roomTermsText(room: ChosenRoom, wording: Wording): Cancellation {
  const { t, money } = wording;
  const { kind, freeUntil, keeps, allFrom } = roomTerms(room);
  const price = money(keeps, room.plan.convertedRateInfo.currencyCode);
  switch (kind) {
    case 'free':
      return {
        kind,
        isHere: true,
        text: freeUntil
          ? t('hotel.cancel.freeUntil', { moment: moment(freeUntil, wording) })
          : t('hotel.cancel.free'),
      };
    case 'none':
      return { kind, text: t('hotel.cancel.none') };
    case 'fee':
      return {
        kind,
        text: allFrom
          ? t('hotel.cancel.feeUntil', { price, moment: moment(allFrom, wording) })
          : t('hotel.cancel.fee', { price }),
      };
  }
}

/** The terms of a whole stay: those of its rooms where all have the same, else that they differ. */
export function stayCancellation({ rooms }: HotelInCart, wording: Wording): Cancellation | undefined {
  const terms = rooms.map(roomTerms);
  const kinds = new Set(terms.map(({ kind }) => kind));
  const [first] = rooms;
  if (!first) return undefined;
  if (kinds.size > 1) return { kind: 'fee', text: wording.t('hotel.cancel.differs') };
  if (kinds.has('fee') && rooms.length > 1) {
    const keeps = terms.reduce((sum, room) => sum + room.keeps, 0);
    const price = wording.money(keeps, first.plan.convertedRateInfo.currencyCode);
    return { kind: 'fee', text: wording.t('hotel.cancel.fee', { price }) };
  }
  // The room whose time is over first: until then all of it can be given back.
  const times = terms.map(({ freeUntil }) => freeUntil ?? '9');
  const earliest = rooms[times.indexOf(times.toSorted()[0] ?? '')] ?? first;
  return roomTermsText(earliest, wording);
}

/** What the hotel asks for besides what is charged; nothing where that is nothing. */
export function stayPaidLater(stay: HotelInCart, { t }: Pick<Wording, 't'>): PaidLater | undefined {
  const { payAtHotel, currency } = stayPrice(stay);
  return payAtHotel > 0 ? { label: t('hotel.atHotel'), total: { amount: payAtHotel, currency } } : undefined;
}
