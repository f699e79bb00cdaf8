import { z } from '../zod/index.ts';

/** The name of this product in carts, orders and bookings. */
export const TOUR = 'tour';
/** What is left to pay of a tour of which a deposit was paid: ordered by itself, later. */
export const TOUR_BALANCE = 'tour-balance';

const slug = () => z.string().check(z.regex(/^[a-z0-9]{1,20}(?:-[a-z0-9]{1,20}){0,7}$/));
/** A country or a tour in addresses: `peru`, `cusco-y-valle-sagrado`. */
export const tourSlug = slug();
/** A place of a tour's itinerary, one of its country. */
export const tourPlaceId = slug();

/** Which landscape stands for a tour that has no photos. */
export const TOUR_SCENES = [
  'coast',
  'oldTown',
  'skyline',
  'range',
  'jungle',
  'harbour',
  'island',
  'desert',
] as const;
export const tourScene = z.enum(TOUR_SCENES);
export type TourScene = z.infer<typeof tourScene>;

/** How a leg is travelled. */
export const LEG_MODES = ['road', 'bus', 'train', 'boat', 'plane', 'walk', 'bike'] as const;
export const legMode = z.enum(LEG_MODES);
export type LegMode = z.infer<typeof legMode>;

/** What a tour asks of the body, least first. */
export const EFFORTS = ['easy', 'medium', 'hard'] as const;
export const tourEffort = z.enum(EFFORTS);
export type TourEffort = z.infer<typeof tourEffort>;

export const TOUR_MEALS = ['breakfast', 'lunch', 'dinner'] as const;
export const tourMeal = z.enum(TOUR_MEALS);
export type TourMeal = z.infer<typeof tourMeal>;

/**
 * Rooms of a tour. `double` has one bed, `twin` two; `shared`: a place in a twin with another traveller of one's gender,
 * at the price of a double; who finds nobody has it alone and pays no more.
 */
export const TOUR_ROOMS = ['double', 'twin', 'triple', 'single', 'shared'] as const;
export const tourRoomKind = z.enum(TOUR_ROOMS);
export type TourRoomKind = z.infer<typeof tourRoomKind>;

/** What is charged with the booking: all, or a deposit where the departure is far enough ahead. */
export const TOUR_PAYS = ['deposit', 'all'] as const;
export const tourPay = z.enum(TOUR_PAYS);
export type TourPay = z.infer<typeof tourPay>;

/** A language that guides speak, ISO 639-1: also one that the site does not speak. */
export const guideLanguage = z.string().check(z.regex(/^[a-z]{2}$/));
