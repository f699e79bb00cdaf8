import { confirmedBooking, emailAddress } from '../orders/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';
import { ofUser } from './of-user.ts';

/** By what a booking is found: its reference, and its e-mail or what a device keeps in the e-mail's place. */
const bookingKey = z
  .strictObject({
    referenceId: z.string().check(z.minLength(1), z.maxLength(40)),
    email: z.optional(z.string().check(z.minLength(1), z.maxLength(254))),
    /** `deviceKey` of reference and e-mail */
    deviceKey: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  })
  .check(
    z.refine(({ email, deviceKey }) => (email === undefined) !== (deviceKey === undefined), {
      error: 'one-of-both',
    }),
  );
export type BookingKey = z.infer<typeof bookingKey>;

/** §6, §8: one answer for a wrong reference and a wrong e-mail. */
export const findBooking = defineEndpoint({
  id: 'findBooking',
  method: 'POST',
  path: '/user/booking/find',
  summary: 'A booking by its reference and e-mail',
  personal: true,
  body: bookingKey,
  status: 200,
  answer: confirmedBooking,
  errors: ['validation', 'booking-not-found', 'rate-limited'],
});

/**
 * Gives a booking back while all of it can be given back for nothing (`freeUntil` of its items): what was charged comes
 * back, once, however often it is asked. Asked again it answers the same. `not-cancellable` says why not: `too-late`, or
 * `by-phone` where some of it cannot be given back for nothing.
 */
export const cancelBooking = defineEndpoint({
  id: 'cancelBooking',
  method: 'POST',
  path: '/user/booking/cancel',
  summary: 'Cancels a booking free of charge, by its reference and e-mail, and gives the money back',
  personal: true,
  body: bookingKey,
  status: 200,
  answer: confirmedBooking,
  errors: ['validation', 'booking-not-found', 'rate-limited', 'not-cancellable', 'order-busy'],
});

/** What a booking can be had as: the itinerary to print, the times for a calendar. */
export const BOOKING_DOCUMENTS = ['pdf', 'calendar'] as const;
export type BookingDocument = (typeof BOOKING_DOCUMENTS)[number];

/** A booking as a file, in the language that is asked in; found as a booking is (§6). */
export const getBookingDocument = defineEndpoint({
  id: 'getBookingDocument',
  method: 'POST',
  path: '/user/booking/document',
  summary: 'A booking as a file, by its reference and e-mail',
  personal: true,
  body: z.strictObject({ key: bookingKey, document: z.enum(BOOKING_DOCUMENTS) }),
  status: 200,
  answer: z.strictObject({
    /** of the file */
    name: z.string(),
    /** media type */
    type: z.string(),
    /** base64 */
    content: z.string(),
  }),
  errors: ['validation', 'booking-not-found', 'rate-limited'],
});

/** The mail of a booking, once more: to the e-mail that it was made with and to no other. */
export const sendBookingAgain = defineEndpoint({
  id: 'sendBookingAgain',
  method: 'POST',
  path: '/user/booking/mail',
  summary: 'Sends the mail of a booking again, by its reference and e-mail; once in a while',
  personal: true,
  body: bookingKey,
  status: 200,
  answer: z.strictObject({ asked: z.literal(true) }),
  errors: ['validation', 'booking-not-found', 'rate-limited'],
});

/** Who forgot the reference is written to. The answer is the same whether anything was booked under the e-mail. */
export const sendReferences = defineEndpoint({
  id: 'sendReferences',
  method: 'POST',
  path: '/user/booking/references',
  summary: 'Sends the references of the bookings under an e-mail to it, where there are any',
  personal: true,
  body: z.strictObject({ email: emailAddress }),
  status: 200,
  answer: z.strictObject({ asked: z.literal(true) }),
  errors: ['validation', 'rate-limited'],
});

/** §7: `{ai backend}/api/booking`. The user is whose session it is: of anybody else there is nothing. */
export const getUserBookings = defineEndpoint({
  id: 'getUserBookings',
  method: 'GET',
  path: '/booking',
  summary: 'What a user has booked in this session, the latest first; an empty list for any other user',
  auth: 'session',
  query: ofUser,
  status: 200,
  answer: z.strictObject({ data: z.array(confirmedBooking) }),
  errors: ['validation', 'session-required', 'unavailable'],
});
