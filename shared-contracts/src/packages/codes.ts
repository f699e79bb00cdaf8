/** The name of a package where one is offered as a whole, by phone; a cart and an order have its parts. */
export const PACKAGE = 'package';

/** Hotels of a package stand so near the place that was searched, kilometres (§9's miles are for who comes by car). */
export const PACKAGE_RADIUS_KM = 30;

/** What packages are priced in: an order has one currency, and hotels are sold in this one. */
export const PACKAGE_CURRENCY = 'USD';
