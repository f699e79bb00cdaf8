/** How a part of the order is sent, and which order is meant. */
export interface OrderCall {
  /** as `set/flight-order` answered it */
  orderId: string;
  /** lets the call outlive the page */
  keepalive?: boolean;
}
