import type { FieldErrors, Fields } from '@alisio/platform/sdk/forms';
import type { Formats, Language, Translate } from '@alisio/platform/sdk/i18n';
import type { Prices } from '@alisio/platform/sdk/visitor';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import type { BookedItem, Particulars } from '@alisio/shared-contracts/orders';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import type { ComponentType, ReactNode } from 'react';
import type { BuyerAsk } from '../features/contact/index.ts';
import type { TravellerSlot } from '../features/travellers/index.ts';
import type { SectionForm } from '../forms/section-form.ts';
import type { Cancellation, PaidLater } from '../price/terms.ts';
import type { TripRest } from '../trip-rests/trip-rests.ts';

/** Somebody as they were named so far; either may be empty. */
export interface TravellerName {
  first: string;
  last: string;
}

/** A section that a product adds to the checkout: fields of its own, which become particulars of its item. */
export interface ProductSection {
  /** of its own among the product's: part of the ids of its fields */
  name: string;
  /** key of its title */
  title: string;
  /**
   * What stands in its fields until something is typed there, of who was named as travelling with another item of the
   * order, adults first.
   */
  propose?(names: readonly TravellerName[], item: CartItem): Fields;
  /** What is wrong with what was typed: keys of `errors` by field. */
  errors(fields: Fields, item: CartItem): FieldErrors;
  /** What is sent of it, once nothing is wrong. */
  particulars(fields: Fields, item: CartItem): Particulars;
  Fields: ComponentType<{ form: SectionForm; item: CartItem }>;
}

/** Something that can be added to an item and is paid with it. */
export interface OfferedService {
  /** the product's own name for it, one of each */
  name: string;
  /** how many of it the item may have */
  most: number;
  /** what one costs, integer minor units in the item's currency; without it none can be had */
  each?: MoneyAmount | undefined;
}

/** What of it was added: one or more. */
export interface AddedService {
  name: string;
  quantity: number;
  each: MoneyAmount;
}

/** How many of each shall be added, by name. */
export type Quantities = Readonly<Record<string, number>>;

export interface ServiceSectionProps {
  /** begins the ids of what is in it */
  id: string;
  item: CartItem;
  offered: readonly OfferedService[];
  added: readonly AddedService[];
  /** what had been added and cannot be had any more: it is told, until something is chosen anew */
  dropped: readonly Pick<AddedService, 'name' | 'quantity'>[];
  /** what became of it, for its head */
  state: ReactNode;
  onChange: (quantities: Quantities) => void;
  onLeave: () => void;
}

/** Which item of which order. */
export interface ItemOfOrder {
  orderId: string;
  /** from 0 */
  place: number;
}

/** What a product lets add to an item. */
export interface ServicesInCart {
  /** what the item itself says: it shows at once */
  offered(item: CartItem): readonly OfferedService[];
  /** what the server lets add to the ordered item now @throws ApiProblem */
  ask(of: ItemOfOrder): Promise<readonly OfferedService[]>;
  /** Says all that the ordered item shall have. @throws ApiProblem */
  send(
    of: ItemOfOrder,
    item: Pick<OrderedItem, 'details'>,
    added: readonly AddedService[],
    options: { keepalive: boolean },
  ): Promise<void>;
  /** one that was added, on a line: "2 maletas extra de ida" */
  label(service: Pick<AddedService, 'name' | 'quantity'>, t: Translate): string;
  /** after those of the travellers */
  Section: ComponentType<ServiceSectionProps>;
}

/** What a product says its terms with. `money`: integer minor units of a currency, in the visitor's. */
export interface Wording {
  t: Translate;
  formats: Formats;
  money: Prices['money'];
}

/** What a product promises of an item, in the cart and in a booking alike. */
interface Terms<Item> {
  /** whether it can be called off; nothing is said without it */
  cancellation?(item: Item, wording: Wording): Cancellation | undefined;
  /** whoever gives it may call it off, and with it all that was booked in one order; said where there are several */
  mayBeCalledOff?: true;
  /** what of it is paid later, elsewhere; nothing without it */
  payLater?(item: Item, wording: Wording): PaidLater | undefined;
}

/** What an order is told of an item, and what its product may send in place of that. */
export type OrderedItem = Pick<CartItem, 'product' | 'reference' | 'total' | 'details'>;

/** Who must be named, all but the last day, which is of all that is ordered. */
export type PricedTraveller = Omit<TravellerSlot, 'lastDay'>;

type OfCart = ComponentType<{ item: CartItem }>;
type OfBooking = ComponentType<{ item: BookedItem }>;

/** What an item looks like, where it has no poster of a place; decoration beside its title. */
type PictureOf<Item> = ComponentType<{ item: Item; ratio: string }>;

/** A product in the checkout. All but `reads` is asked of items that it reads. */
export interface ProductInCart extends Terms<CartItem> {
  /** Whether this version understands the item's details: what it cannot show it does not sell. */
  reads(item: CartItem): boolean;
  /** the group below `says` with the sentences that it says in its own terms; neutral ones without it */
  words?: string;
  /** key of what the e-mail is good for with this item, where it is more than its words say */
  emailHint?(item: CartItem): string | undefined;
  /** one line in the reader's language; the item's own title without it */
  title?(item: CartItem, t: Translate, language: Language): string;
  /** what a caller dictates to be understood: `KT-4827` */
  code?(item: CartItem): string;
  /** the place whose poster stands over the order: IATA code of a city, or what a picture is composed from */
  poster?(item: CartItem): string;
  /** what stands over the order in its place */
  Picture?: PictureOf<CartItem>;
  /** ISO code of the country that forms begin with where the visitor's is not known; may be empty */
  country?(item: CartItem): string;
  /** the group with its own `away` of who pays and is not among those it is for; that they do not travel without it */
  away?: string;
  /** What is asked of who buys beyond e-mail and phone; nothing without it. */
  buyer?: readonly BuyerAsk[];
  /** the last day of it by the clock of its place, ISO date: ages count on the last one of an order (§5); none without it */
  lastDay?(item: CartItem): string;
  /** Who must be named to be booked, in the order of the forms, and what is asked of each; nobody without it. */
  travellers?(item: CartItem): PricedTraveller[];
  /** what can be added to an item and is paid with it; nothing without it */
  services?: ServicesInCart;
  /** after those of the travellers */
  sections?: readonly ProductSection[];
  /** what is bought, beside the form; `folded`: where there is no room beside it */
  Summary: ComponentType<{ item: CartItem; folded: boolean }>;
  /** the same on one line: when, for how many */
  Brief: OfCart;
  /** by how much the item costs less in this cart than alone, integer minor units of its currency; nothing without it */
  saves?(item: CartItem): number;
  /** rows of the breakdown, which add up to the total; one row with the title without it */
  Lines?: OfCart;
  /** what buying it agrees to beyond the site's own terms and its cancellation */
  rules?: {
    /** key of the title of the paper */
    title: string;
    /** in a sentence or two */
    Line: OfCart;
    /** in full */
    Paper: OfCart;
  };
  /** The item at its price of now; nothing when it is not sold any more. @throws ApiProblem */
  reprice(item: CartItem): Promise<CartItem | undefined>;
  /**
   * Makes a cart of this item alone the order of the session, where the spec has a call of its own for that.
   * @returns the order's id @throws ApiProblem
   */
  order?(cartId: string, item: OrderedItem, options: { keepalive: boolean }): Promise<string>;
}

/** What a supplier calls a booking by itself: `label` says whose name it is, `hint` what it is for. */
export interface Locator {
  label: string;
  locator: string;
  hint: string;
}

/** ISO dates; the same where it is one day. */
export interface TripDays {
  first: string;
  last: string;
}

/** A product in a booking: right after paying, and found again. All but `reads` is asked of items that it reads. */
export interface ProductInBooking extends Terms<BookedItem> {
  reads(item: BookedItem): boolean;
  /** as in the cart */
  words?: string;
  /** one line in the reader's language; the item's own title without it */
  title?(item: BookedItem, t: Translate, language: Language): string;
  /** the same beside the reference */
  poster?(item: BookedItem): string;
  /** what stands beside the reference in its place */
  Picture?: PictureOf<BookedItem>;
  /** the heading right after paying; `name`: first name of the first traveler */
  farewell?(item: BookedItem, t: Translate, name: string, language: Language): readonly string[];
  /** first and last day of it by the clocks of its places, ISO dates; none without it */
  days?(item: BookedItem): TripDays | undefined;
  /** what its suppliers know it by; none without it */
  locators?(item: BookedItem, t: Translate): Locator[];
  /** what was booked, when and where; `id` begins the ids of its sections */
  Sections: ComponentType<{ item: BookedItem; id: string }>;
  /** which part of a trip that two orders pay; nothing where one pays all */
  tripRest?(item: BookedItem): TripRest | undefined;
  /** what waits to be done with it still, straight below the head of the page */
  Due?: ComponentType<{ item: BookedItem; id: string }>;
  /** what was paid of it in all, where other orders pay a part of it, in place of what its own paid: it stands alone there */
  paidApart?(item: BookedItem): OfBooking | undefined;
  /** what else belongs to it, at the side */
  Cards?: ComponentType<{ item: BookedItem; id: string }>;
  /** rows of the receipt, as charged; one row with the title without it */
  Lines?: OfBooking;
  /** the same for a receipt: fares, taxes, what was added */
  Receipt?: OfBooking;
  /** pairs of what can still be done with it and how its rules put it, each a `div`; `asked`: one that says that meals or help were asked for */
  Options?: ComponentType<{ item: BookedItem; asked: ReactNode }>;
  /** the server has times of it for a calendar */
  hasTimes?: true;
}
