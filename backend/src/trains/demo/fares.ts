import { PHONE_DISCOUNT, phonePrice } from '@alisio/shared-contracts/contacts';
import { fnv1a } from '@alisio/shared-contracts/hashes';
import type { TrainClass, TrainParty, TrainPrice } from '@alisio/shared-contracts/trains';
import { weekEnd } from '../timetable/departures.ts';

export const TRAIN_CURRENCY = 'USD';

/** Fares are whole half dollars, US cents. */
const STEP = 50;
/** What a child pays of an adult's fare. */
const CHILD = 0.6;
const CLASS: Record<TrainClass, number> = { basic: 1, comfort: 1.35, premium: 1.7 };
/** Lines that are sold in one class alone have that class's fare: the dearest of a line's classes is not marked up twice. */
const levelOf = (trainClass: TrainClass, least: TrainClass): number => CLASS[trainClass] / CLASS[least];

/** Of the day it leaves: Fridays and Sundays are dear, and so are Christmas and the summer's weeks. */
function seasonOf(date: string): number {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const day = date.slice(5);
  const isFull = day >= '12-19' || day <= '01-06' || (day >= '07-01' && day <= '08-31');
  return (weekday === 5 || weekday === 0 ? 1.12 : 1) * (isFull ? 1.15 : 1);
}

/** From 0.92 to 1.08, the same for the same words. */
const swing = (words: string): number => 0.92 + (fnv1a(words) % 17) / 100;

export interface PricedTrain {
  id: string;
  /** an adult's usual fare, US cents */
  fare: number;
  trainClass: TrainClass;
  /** the least class of its line */
  least: TrainClass;
}

/** An adult's fare of a day, one way, as this week has it. US cents. */
export function fareOf({ id, fare, trainClass, least }: PricedTrain, date: string, today: string): number {
  const level = levelOf(trainClass, least) * seasonOf(date) * swing(`${id} ${weekEnd(today)}`);
  return Math.round((fare * level) / STEP) * STEP;
}

/** What everybody pays, on the web and by phone, with an adult's part of it. @param fare an adult's on the web */
export function priceOf(
  fare: number,
  { adults, children }: TrainParty,
  percent: number = PHONE_DISCOUNT.usualPercent,
): TrainPrice {
  const child = Math.round((fare * CHILD) / STEP) * STEP;
  const web = adults * fare + children * child;
  return {
    web,
    phone: phonePrice(web, percent),
    webEach: fare,
    phoneEach: Math.ceil((fare * (100 - percent)) / 100),
    percent,
    currency: TRAIN_CURRENCY,
  };
}
