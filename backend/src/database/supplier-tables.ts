import type { Language } from '@alisio/shared-contracts/languages';
import type { TourBalanceInCart } from '@alisio/shared-contracts/tours';
import type { TrainDeal } from '@alisio/shared-contracts/trains';
import type { ColumnType } from 'kysely';
import type { Instant, Json } from './columns.ts';

// What the demonstration's suppliers keep: what they have sold, and what they know a booking by.

/** Where hotels stand. Degrees. */
export interface HotelTownTable {
  id: string;
  lat: number;
  lon: number;
}

/** Which data set `hotel_town` was filled from. */
export interface HotelTownSetTable {
  version: string;
}

/** Rooms of one type sold in a night; `night` is the ISO date of the evening. */
export interface HotelNightSalesTable {
  town_id: string;
  hotel_code: string;
  room_type: string;
  night: string;
  sold: number;
  capacity: number;
}

/** What a hotel knows a booking by; `key` is what it was asked for under. */
export interface HotelBookingTable {
  key: string;
  confirmation_number: string;
  hotel_code: string;
  cancelled_at: Instant | null;
}

/** Places of a departure that were sold; `goes`: whether it leaves, once that is decided. ISO date. */
export interface TourDepartureSalesTable {
  tour: string;
  start_date: string;
  sold: number;
  most: number;
  goes: boolean | null;
}

/** What a tour's organizer knows a booking by; `key` is what it was asked for under. */
export interface TourBookingTable {
  key: string;
  confirmation_number: string;
  tour: string;
  /** of the departure, ISO date, and how many people; none where nothing was booked under the key */
  start_date: string | null;
  people: number | null;
  /** what is left to pay, and by which it is ordered; null where nothing was */
  balance_reference: string | null;
  balance: Json<KeptTourBalance> | null;
  /** under which it was paid */
  balance_key: string | null;
  balance_state: 'due' | 'paying' | 'paid' | null;
  cancelled_at: Instant | null;
}

/** What is left to pay of a booked tour. Amounts in integer minor units. */
export interface KeptTourBalance {
  details: TourBalanceInCart;
  /** of the rest, what each traveler pays */
  shares: number[];
}

/** Keys under which a balance was paid, or will not be any more. */
export interface TourBalancePaymentTable {
  key: string;
  balance_reference: string;
  cancelled_at: Instant | null;
}

/** Places of a session that are sold: of a private one parties. `starts_at`: by the clock of its place */
export interface ActivitySessionSalesTable {
  town_id: string;
  activity_code: string;
  way: string;
  starts_at: string;
  sold: number;
  capacity: number;
}

/** What an activity's operator knows a booking by; `key` is what it was asked for under. */
export interface ActivityBookingTable {
  key: string;
  confirmation_number: string;
  activity_code: string;
  cancelled_at: Instant | null;
}

/** An offer of a train as it was sent to somebody; it never changes. */
export interface TrainTokenTable {
  id: string;
  /** as it is told in each language, with its price of then */
  offer: Json<Record<Language, TrainDeal>>;
  made_at: Instant;
  expires_at: Instant;
  /** both or none: it is used once */
  used_at: ColumnType<string | null, null, string>;
  /** the request of an enquiry, or an agent's reference */
  used_by: ColumnType<string | null, null, string>;
}
