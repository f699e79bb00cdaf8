/** How a part of the order is sent, and which order is meant. */
export interface OrderCall {
  /** as the call that made the order answered it */
  orderId: string;
  /** lets the call outlive the page */
  keepalive?: boolean;
}
