import { addDays, isIsoDate } from '@alisio/shared-contracts/dates';
import type { RoomGuests } from '@alisio/shared-contracts/hotels';
import { z } from '@alisio/shared-contracts/zod';

/** What a plan's key says, less its seal: a room of a type by a plan, for a stay, at a price. */
export interface NamedRate {
  roomType: string;
  plan: string;
  /** much of it was sold when it was shown: see `isSought` */
  sought: boolean;
  /** at the price that it has only with a flight */
  inPackage: boolean;
  startDate: string;
  /** ISO date of the departure */
  endDate: string;
  nights: number;
  guests: RoomGuests;
  /** of the stay, taxes and what is paid at the hotel included; US cents */
  amountAfterTax: number;
}

const FORM = /^([a-z]{2,12})\.([0-9][a-z])(s?)(w?)\.(\d{8})\.(\d{1,2})\.(\d(?:-\d{1,2}){0,4})\.(\d{1,9})$/;

const day = (digits: string) => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;

/** `double.0f.20270104.7.2-8.123400`: two adults and a child of eight for seven nights. */
export const writeRate = ({
  roomType,
  plan,
  sought,
  inPackage,
  startDate,
  nights,
  guests,
  amountAfterTax,
}: NamedRate): string =>
  [
    roomType,
    plan + (sought ? 's' : '') + (inPackage ? 'w' : ''),
    startDate.replaceAll('-', ''),
    nights,
    [guests.adults, ...guests.childAges].join('-'),
    amountAfterTax,
  ].join('.');

/** What a key names; nothing for what is none. */
export function readRate(key: string): NamedRate | undefined {
  const [
    ,
    roomType = '',
    plan = '',
    sought = '',
    inPackage = '',
    start = '',
    nights = '',
    who = '',
    amount = '',
  ] = FORM.exec(key) ?? [];
  const startDate = day(start);
  if (!isIsoDate(startDate)) return undefined;
  const [adults = 1, ...childAges] = who.split('-').map(Number);
  const count = z.int().check(z.gte(1), z.lte(30)).safeParse(Number(nights));
  if (!count.success) return undefined;
  return {
    roomType,
    plan,
    sought: sought !== '',
    inPackage: inPackage !== '',
    startDate,
    endDate: addDays(startDate, count.data),
    nights: count.data,
    guests: { adults, childAges },
    amountAfterTax: Number(amount),
  };
}
