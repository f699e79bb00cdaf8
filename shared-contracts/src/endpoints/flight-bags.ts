import { attribution } from '../attribution/index.ts';
import { JOURNEY_TYPES, type JourneyType } from '../flights/bag-options.ts';
import { MOST_ITEMS } from '../orders/item.ts';
import { currencyCode, moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

const id = z.string().check(z.maxLength(64));

/** §9: what one more checked bag costs, the margin in it, whole units; absent where it cannot be computed. */
export const getBaggageOptions = defineEndpoint({
  id: 'getBaggageOptions',
  method: 'GET',
  path: '/user/session/flight-order/{id}/baggage',
  summary: 'Checked bags that the order may add, by journey',
  auth: 'session',
  params: z.strictObject({ id }),
  query: z.strictObject({
    /** which of several flights of the order: the place of its item, from 1; the first one unless told */
    item: z.optional(z.string().check(z.regex(new RegExp(`^[1-${MOST_ITEMS}]$`)))),
  }),
  status: 200,
  answer: z.strictObject({
    /** names what is added to this flight in `add/additional-services` */
    additionalServicesId: z.string(),
    journeys: z.array(
      z.strictObject({
        journeyType: z.enum(JOURNEY_TYPES),
        segmentIds: z.array(z.string()),
        maxQuantity: z.int(),
        price: z.optional(moneyAmount),
        /** how many the order has */
        quantity: z.int(),
      }),
    ),
  }),
  errors: ['validation', 'session-required', 'order-not-found', 'order-replaced'],
});

/** As §3 writes what a bag costs: integer minor units. */
const bagAmount = z.strictObject({ amount: z.int().check(z.nonnegative()), currencyCode });

/** Checked bags on one way: as many as there shall be, at what they were shown to cost. */
const bagsOfWay = (journeyType: JourneyType) =>
  z.strictObject({
    journeyType: z.literal(journeyType),
    segmentIds: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(20)),
    quantity: z.int().check(z.nonnegative(), z.lte(99)),
    /** of one */
    price: bagAmount,
    /** of all of them */
    total: bagAmount,
  });

/**
 * §7. Says all bags that a flight of the order shall have beside its fare, none where a way is absent: said again it
 * changes nothing, and said otherwise it takes the place of what was said before.
 */
export const addAdditionalServices = defineEndpoint({
  id: 'addAdditionalServices',
  method: 'POST',
  path: '/user/session/add/additional-services',
  summary:
    'Checked bags of a flight of the order, in place of those that it had; the order costs as much more',
  auth: 'session',
  body: z.strictObject({
    orderId: id,
    /** as the baggage of the order answers it */
    additionalServicesId: z.string().check(z.maxLength(100)),
    baggage: z.strictObject({
      onward: z.optional(bagsOfWay('onward')),
      return: z.optional(bagsOfWay('return')),
      /** of both ways */
      total: bagAmount,
    }),
    infoData: z.optional(attribution),
  }),
  status: 201,
  answer: z.strictObject({ data: z.strictObject({ id: z.string() }) }),
  errors: [
    'validation',
    'session-required',
    'order-not-found',
    'order-replaced',
    'order-state',
    'order-busy',
    'price-changed',
  ],
});
