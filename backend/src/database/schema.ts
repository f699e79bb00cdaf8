import type { Attribution } from '@alisio/shared-contracts/attribution';
import type { OfferedByPhone } from '@alisio/shared-contracts/contacts';
import type { BestTime } from '@alisio/shared-contracts/enquiries';
import type { Language } from '@alisio/shared-contracts/languages';
import type {
  BillingInformation,
  CalledOff,
  CustomerDetails,
  OrderItem,
  OrderStatus,
  Particulars,
  Passenger,
  PaymentMeans,
} from '@alisio/shared-contracts/orders';
import type { ReportKind } from '@alisio/shared-contracts/reports';
import type { CardBrand } from '@alisio/shared-contracts/rules';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import type { ColumnType, Kysely, Transaction } from 'kysely';
import type { Instant, Json } from './columns.ts';
import type {
  ActivityBookingTable,
  ActivitySessionSalesTable,
  HotelBookingTable,
  HotelNightSalesTable,
  HotelTownSetTable,
  HotelTownTable,
  TourBalancePaymentTable,
  TourBookingTable,
  TourDepartureSalesTable,
  TrainTokenTable,
} from './supplier-tables.ts';

export interface SessionTable {
  id: string;
  /** SHA-256 of the token, hexadecimal; the token itself is nowhere */
  token_hash: string;
  /** SHA-256 of the `agentId` that it was started with, hexadecimal; null in what was begun before this was kept */
  user_hash: string | null;
  /** moves on with use: 24 hours idle */
  expires_at: Instant;
}

/** What an order keeps of an item from the moment it is made, and never changes. */
export interface KeptItem extends OrderItem {
  /** one line in the language in which it was ordered */
  title: string;
  /** what its product wants to find again; nobody else reads it */
  details: unknown;
}

/** Something that was added to an item and is paid with it. */
export interface KeptService {
  /** what its product calls it: an item has one of a name */
  name: string;
  /** one or more */
  quantity: number;
  /** what one costs, integer minor units, in the order's currency */
  each: MoneyAmount;
}

/** Of an order; `cancelled`: it was booked, and given back by who booked it. */
export type OrderState = OrderStatus | 'cancelled';

export interface OrderTable {
  id: string;
  session_id: string;
  /** made by the page with the cart: the order's idempotency key */
  cart_id: string;
  status: OrderState;
  /** goes up by one at every change: the guard of conditional updates */
  version: number;
  /** none in an order that was abandoned */
  items: Json<KeptItem[]>;
  /** what is added to each item, in their order; null where nothing is */
  services: Json<KeptService[][]> | null;
  /** of all items and what is added to them, integer minor units */
  total_amount: number;
  currency: string;
  customer: Json<CustomerDetails> | null;
  passengers: Json<Passenger[]> | null;
  /** one for each item, in their order */
  particulars: Json<Particulars[]> | null;
  billing: Json<BillingInformation> | null;
  /** what suppliers answered when they booked the items, one for each */
  confirmations: Json<unknown[]> | null;
  /** of the latest call */
  attribution: Json<Attribution>;
  created_at: Instant;
  updated_at: Instant;
  /** the transaction that is being charged or was */
  transaction_id: string | null;
  booking_reference: string | null;
  confirmed_at: Instant | null;
  cancelled_at: ColumnType<string | null, string | null | undefined, string | null>;
  /** when its products are asked next whether an item is called off; null where none of them calls anything off (any more) */
  watch_at: ColumnType<string | null, string | null | undefined, string | null>;
  /** of a cancelled one: that it was called off by who gives an item; null where who booked it gave it back */
  called_off: ColumnType<CalledOff | null, string | null | undefined, string | null>;
  /** keyed hashes of where it was paid and found, the latest last: others who try its reference use up none of theirs */
  known_networks: ColumnType<string[], string[] | undefined, string[]>;
  /** in which it was ordered or paid, the later of both; null in orders of before this was kept */
  language: Language | null;
}

/** What somebody may do so often in a while, counted for all processes together. */
export interface AttemptTable {
  /** keyed hash of what is tried, and of who or what it is counted for */
  key: string;
  /** UTC milliseconds of each that counts, the oldest first */
  at: ColumnType<unknown, never, never>;
  /** from when on none of them counts any more */
  until: Instant;
}

export interface MailTable {
  /** also of the mail itself, wherever it goes */
  id: string;
  kind: string;
  /** of what it tells: one mail of a kind */
  about: string;
  /** until it has ended */
  recipient: string | null;
  language: Language;
  details: Json<object>;
  created_at: Instant;
  tries: ColumnType<number, number | undefined, number>;
  /** null once it has ended */
  next_try_at: Instant | null;
  ended_at: Instant | null;
  /** `needless`: there was nothing to say. `given-up`: nobody took it for days */
  ended: 'sent' | 'needless' | 'given-up' | null;
}

/**
 * `charged`: the card is, and the items are not booked yet. `approved`: charged and booked. `refunding`: charged, not
 * booked, and on its way back. `cancelling`: it is back, and a supplier has not cancelled yet. `refunded`: all is as
 * before the charge. `uncancelled`: the money is back, and a supplier that never cancelled is left to operators.
 */
export type TransactionStatus =
  | 'created'
  | 'charging'
  | 'charged'
  | 'approved'
  | 'declined'
  | 'voided'
  | 'refunding'
  | 'cancelling'
  | 'refunded'
  | 'uncancelled';

export interface PaymentTransactionTable {
  /** also the idempotency key at the provider */
  id: string;
  order_id: string;
  status: TransactionStatus;
  /** the card's; none for a payment on the provider's page, which keeps its card to itself */
  card_token: string | null;
  brand: CardBrand | null;
  last4: string | null;
  /** integer minor units */
  amount: number;
  currency: string;
  /** what was added to the order's items when it was charged, in their order; null where nothing was */
  services: ColumnType<KeptService[][] | null, string | null | undefined, string | null>;
  /** why it was declined */
  reason: string | null;
  created_at: Instant;
  /** when the provider was asked last */
  charging_at: Instant | null;
  /** of what is under way after the charge: booking, or giving back */
  tries: ColumnType<number, number | undefined, number>;
  next_try_at: Instant | null;
  /** whether it holds the items of its order */
  holds_items: ColumnType<boolean, boolean | undefined, boolean>;
  /**
   * who makes it, as a keyed hash that declines are counted by; nothing once it has ended: for something that can be given
   * back once that is over (`returnable_until`), on a page that came to nothing an hour after it was opened
   */
  caller_key: ColumnType<string | null, string | null | undefined, string | null>;
  /** until when it counts as one that can be given back for nothing, a day at least; nothing for others */
  returnable_until: ColumnType<string | null, string | null | undefined, string | null>;
  /** of the provider's page, once it is open */
  page_url: ColumnType<string | null, string | null | undefined, string | null>;
  /** until when it can be paid there; nothing for a card of ours */
  page_until: ColumnType<string | null, string | null | undefined, string | null>;
  /** IANA name of the clock of who makes it, where that is known */
  time_zone: ColumnType<string | null, string | null | undefined, string | null>;
  /** by which it is paid elsewhere */
  voucher: ColumnType<string | null, string | null | undefined, string | null>;
  /** what it was paid with there */
  means: ColumnType<PaymentMeans | null, PaymentMeans | null | undefined, PaymentMeans | null>;
  /** until when the reconciliation of one process has it to itself; in the past: when one had done with it */
  claimed_until: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A notice of the payment provider that was acted on. */
export interface PaymentNoticeTable {
  id: string;
  received_at: Instant;
}

export interface FlightSeatSalesTable {
  /** flight, day of departure and cabin */
  flight_key: string;
  sold: number;
  capacity: number;
}

export interface VisitorRequestTable {
  /** what the visitor can name later */
  reference: string;
  kind: 'contact-message' | 'enquiry';
  /** made by the form: sent twice, stored once */
  request_id: string;
  name: string;
  email: string;
  phone: string;
  best_time: BestTime;
  language: Language;
  /** the message, or what the call is to be about */
  text: string;
  /** what an enquiry is about, and what of it; null for nothing in particular */
  product: ColumnType<string | null, string | null | undefined, string | null>;
  details: Json<Particulars> | null;
  attribution: Json<Attribution>;
  created_at: Instant;
}

export interface ReportCountTable {
  /** start of the hour */
  hour: Instant;
  /** `host`, a remote's name, or `other` */
  source: string;
  version: string;
  /** `page`: loads of pages, and how many of them were troubled */
  kind: ReportKind | 'page';
  name: string;
  count: number;
  first_at: Instant;
  last_at: Instant;
  /** of the newest report that had one */
  message: string | null;
  /** path pattern of the newest report */
  page: string;
  /** how many of a vital's values are in each bucket; empty for other kinds */
  buckets: number[];
  /** how many have reported it, up to a limit; 0 of what is counted together */
  networks: number;
  /** false: of a version that the release line does not know */
  is_released: boolean;
  /** keyed hashes of who has, in the hour that goes on; empty afterwards */
  seen_by: number[];
}

/** What was reported in the hour that goes on, and is not counted apart. */
export interface ReportCandidateTable {
  hour: Instant;
  /** hash of what was reported */
  key: string;
  is_released: boolean;
  /** keyed hashes of who did, others for each thing */
  seen_by: number[];
}

export interface ReportHourTable {
  hour: Instant;
  /** key of the hour's hashes */
  secret: string;
}

export interface ServerSecretTable {
  name: string;
  secret: Uint8Array;
}

/** What a code stands for, with what its product says of it beside. */
export type KeptPhoneOffer = Pick<OfferedByPhone, 'code' | 'web' | 'phone' | 'discountPercent'> & {
  /** a row of before has none: a flight */
  product?: string;
  [detail: string]: unknown;
};

export interface PhoneOfferTable {
  code: string;
  /** SHA-256 of what is offered, hexadecimal: the same offer is one row */
  what: string;
  offer: Json<KeptPhoneOffer>;
  offered_at: Instant;
  until: Instant;
  /** when somebody pressed to call about it, first; null for nobody */
  called_at: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface Schema {
  session: SessionTable;
  booking_order: OrderTable;
  payment_transaction: PaymentTransactionTable;
  payment_notice: PaymentNoticeTable;
  flight_seat_sales: FlightSeatSalesTable;
  mail: MailTable;
  hotel_town: HotelTownTable;
  hotel_town_set: HotelTownSetTable;
  hotel_night_sales: HotelNightSalesTable;
  hotel_booking: HotelBookingTable;
  activity_session_sales: ActivitySessionSalesTable;
  activity_booking: ActivityBookingTable;
  tour_departure_sales: TourDepartureSalesTable;
  tour_booking: TourBookingTable;
  tour_balance_payment: TourBalancePaymentTable;
  server_secret: ServerSecretTable;
  attempt: AttemptTable;
  visitor_request: VisitorRequestTable;
  phone_offer: PhoneOfferTable;
  train_token: TrainTokenTable;
  report_count: ReportCountTable;
  report_candidate: ReportCandidateTable;
  report_hour: ReportHourTable;
}

/** The database, or a transaction on it. */
export type Queries = Kysely<Schema> | Transaction<Schema>;
