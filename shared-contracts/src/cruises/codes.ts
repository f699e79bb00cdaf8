import { z } from '../zod/index.ts';

/** The name of this product where it is offered by phone or asked about. It is sold by a person, never by a cart. */
export const CRUISE = 'cruise';

/** §3, §4: the price of what is not sold. */
export const NOT_SOLD = 'NA';

/** Kinds of cabin, the least first. */
export const CABIN_KINDS = ['inside', 'oceanview', 'balcony', 'suite'] as const;
export const cabinKind = z.enum(CABIN_KINDS);
export type CabinKind = z.infer<typeof cabinKind>;

/** Why a kind of cabin has no price: all are sold, the ship has none, or none of them sleeps so many. */
export const NOT_SOLD_WHYS = ['sold-out', 'not-on-ship', 'too-small'] as const;
export const notSoldWhy = z.enum(NOT_SOLD_WHYS);
export type NotSoldWhy = z.infer<typeof notSoldWhy>;

/** Seas that cruises are looked for by. */
export const CRUISE_REGIONS = [
  'caribbean-west',
  'caribbean-east',
  'caribbean-south',
  'bahamas',
  'mexico-pacific',
  'alaska',
  'mediterranean-west',
  'mediterranean-east',
  'northern-europe',
  'canaries',
  'south-america',
  'transatlantic',
] as const;
export const cruiseRegion = z.enum(CRUISE_REGIONS);
export type CruiseRegion = z.infer<typeof cruiseRegion>;

/** The whole Caribbean: a destination that stands for its three seas; no route is told to be of it. */
export const CARIBBEAN = 'caribbean';
const CARIBBEAN_SEAS: readonly CruiseRegion[] = ['caribbean-west', 'caribbean-east', 'caribbean-south'];

/** The seas that a destination stands for; none where it is a port. */
export const seasOf = (destination: string): readonly CruiseRegion[] =>
  destination === CARIBBEAN ? CARIBBEAN_SEAS : CRUISE_REGIONS.filter((sea) => sea === destination);

/** Country and place, as UN/LOCODE has them where it has them: `COCTG`. */
export const portCode = z.string().check(z.regex(/^[A-Z]{5}$/));

const slug = () => z.string().check(z.regex(/^[a-z0-9]{1,20}(?:-[a-z0-9]{1,20}){0,7}$/));
/** A line or a ship in addresses: `pleamar`, `bahia-serena`. */
export const cruiseSlug = slug();
/** A route, whatever the day: `antillas-menores-san-juan`. */
export const itinerarySlug = slug();
/** One sailing: its ship and the day on which it leaves, `bahia-serena-20270116`. */
export const cruiseId = z.string().check(z.regex(/^[a-z0-9]{1,20}(?:-[a-z0-9]{1,20}){0,6}-\d{8}$/));

/** Where somebody wants to go: a port that is called at, a sea, or the whole Caribbean. */
export const cruiseDestination = z.union([portCode, cruiseRegion, z.literal(CARIBBEAN)]);
export type CruiseDestination = z.infer<typeof cruiseDestination>;

/** What somebody may need to go ashore, to be checked: by the country of the port. `none`: there is no hint, and no promise. */
export const VISA_HINTS = ['none', 'us', 'canada', 'united-kingdom', 'schengen', 'turkey', 'brazil'] as const;
export const visaHint = z.enum(VISA_HINTS);
export type VisaHint = z.infer<typeof visaHint>;

/** From the ship to the middle of town: on foot, a short ride, or a trip of an hour and more. */
export const TOWN_WAYS = ['foot', 'ride', 'trip'] as const;
export const townWay = z.enum(TOWN_WAYS);
export type TownWay = z.infer<typeof townWay>;

/** What a fare may have in it, whatever the cabin. */
export const CRUISE_EXTRAS = [
  'cabin',
  'meals',
  'shows',
  'pools',
  'gym',
  'kids-club',
  'water-coffee',
  'drinks',
  'wifi',
  'port-taxes',
  'service-charge',
  'excursions',
  'spa',
  'flights',
  'insurance',
] as const;
export const cruiseExtra = z.enum(CRUISE_EXTRAS);
export type CruiseExtra = z.infer<typeof cruiseExtra>;

/** What is asked for at the pier, to be checked. */
export const CRUISE_PAPERS = [
  'passport-six-months',
  'visa-by-port',
  'minors-permission',
  'health-form',
] as const;
export const cruisePaper = z.enum(CRUISE_PAPERS);
export type CruisePaper = z.infer<typeof cruisePaper>;
