import type { HotelInCart } from '@alisio/shared-contracts/hotels';

/** What was chosen, priced. */
export interface PricedStay {
  reference: string;
  details: HotelInCart;
  /** charged with the booking, US cents: of each room */
  shares: number[];
  /** paid at the hotel besides, US cents */
  payAtHotel: number;
  available: boolean;
  /** UTC milliseconds until when the price holds */
  heldUntil: number;
  /** what the stay costs now, what is paid at the hotel included, US cents */
  amountAfterTax: number;
  /** what the same costs alone: `amountAfterTax` where it is not in a package */
  alone: number;
  /** what it cost under these keys when this site showed them, where that is another price */
  shownFor?: number;
}

/** What has to be read of a stay to hold its nights and to let go of them. */
export interface KeptStay {
  hotel: Pick<HotelInCart['hotel'], 'hotelCode'>;
  startDate: string;
  endDate: string;
  rooms: readonly { room: Pick<HotelInCart['rooms'][number]['room'], 'roomTypeCode'> }[];
}
