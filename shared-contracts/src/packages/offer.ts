import { facetCounts } from '../facets/index.ts';
import { flightOffer } from '../flights/offer.ts';
import { hotelRoom, listedHotel } from '../hotels/hotel.ts';
import { isoDate, moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';

const amount = z.int().check(z.nonnegative());

/** The nights of a package: `stayOfFlight` of its flight. */
export const packageStay = z.strictObject({ startDate: isoDate, endDate: isoDate });

/** The flight of a package: at its price in one, and what the same costs alone. Integer minor units. */
export const packageFlight = z.strictObject({ offer: flightOffer, apart: amount });
export type PackageFlight = z.infer<typeof packageFlight>;

/**
 * A package of a list: a hotel with the cheapest rooms that fit, and the flight of its answer. Integer minor units, all
 * people, taxes and what is paid at the hotel included.
 */
export const packageCard = z.strictObject({
  /** at its price in a package; its `others` too */
  hotel: listedHotel,
  /** what the same rooms by the same plan cost alone */
  hotelApart: amount,
  /** flight and hotel */
  total: amount,
  totalApart: amount,
  /** `totalApart` less `total` */
  saving: amount,
});
export type PackageCard = z.infer<typeof packageCard>;

/**
 * What a search of packages finds. In parts the flight comes first, with no cards yet; then its cards. A part that names a
 * flight begins anew: a supplier that answered late has a better one.
 */
export const packageSearchAnswer = z.strictObject({
  /** absent where nobody flies on these days, or nobody who sells in packages: then there are no cards */
  flight: z.optional(packageFlight),
  data: z.array(packageCard),
  meta: z.strictObject({
    /** absent without a flight */
    stay: z.optional(packageStay),
    /** hotels near the place with a room for everybody; absent while they are looked for */
    total: z.optional(z.int()),
    /** of these, what the facets that were asked for keep; absent as `total` is, and where an older server answers */
    kept: z.optional(z.int()),
    /** what each of `PACKAGE_FACETS` has, the others as asked for; absent as `kept` is */
    facets: z.optional(facetCounts),
    /** hotels near the place without one in these nights */
    soldOut: z.optional(z.int()),
    /** lowest total of all packages; absent where there are none */
    from: z.optional(moneyAmount),
    /** UTC, ISO 8601: until when these prices hold (§9: 15 minutes) */
    expiresAt: z.string(),
  }),
});
export type PackageSearchAnswer = z.infer<typeof packageSearchAnswer>;

/** A room of a package with what each of its `ratePlans`, in their order, costs alone. Integer minor units. */
export const packageRoom = z.strictObject({ room: hotelRoom, apart: z.array(amount) });
export type PackageRoom = z.infer<typeof packageRoom>;

/** One package: its flight, and the rooms of its hotel for the nights that the flight leaves. */
export const onePackage = z.strictObject({
  flight: packageFlight,
  stay: packageStay,
  /** none where the hotel is full */
  rooms: z.array(packageRoom),
  /** UTC, ISO 8601: until when these prices hold */
  expiresAt: z.string(),
});
export type OnePackage = z.infer<typeof onePackage>;
