import {
  ACTIVITY,
  type ActivityInCart,
  type AskedQuestion,
  activityCartItem,
  activityReference,
} from '@alisio/shared-contracts/activities';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import type { BookedItem, ConfirmedBooking, ItemCancellation } from '@alisio/shared-contracts/orders';
import { confirmedBookingFor } from './bookings.ts';

const both = (es: string, en: string) => ({ es, en });

/** What the operator of a kayak asks: where to pick up, each one's weight, a diet, and that all of them swim. */
export const QUESTIONS: AskedQuestion[] = [
  {
    code: 'hotel',
    text: both('¿En qué hotel te recogemos?', 'Which hotel do we pick you up at?'),
    type: 'text',
    required: true,
    perPerson: false,
    maxLength: 60,
  },
  {
    code: 'weight',
    text: both('Peso', 'Weight'),
    type: 'number',
    required: true,
    perPerson: true,
    min: 15,
    max: 120,
    unit: 'kg',
  },
  {
    code: 'diet',
    text: both('Almuerzo', 'Lunch'),
    type: 'choice',
    required: false,
    perPerson: false,
    options: [
      { value: 'meat', label: both('Con carne', 'With meat') },
      { value: 'vegan', label: both('Vegano', 'Vegan') },
    ],
  },
  {
    code: 'swims',
    text: both('Todos sabemos nadar', 'All of us can swim'),
    type: 'agreement',
    required: true,
    perPerson: false,
  },
];

/** An adult of 38.00 and a child of eight of 19.00 in a kayak, one afternoon in Cartagena; given back until two days before. */
export const activityFor = (change: Partial<ActivityInCart> = {}): ActivityInCart => ({
  activity: {
    name: 'Kayak por los manglares',
    code: 'co-cartagena-7',
    activityCode: 'E-U10-CTG7',
    kinds: ['water', 'nature'],
    durationType: 'half-day',
    duration: 150,
    media: { rawImages: [{ draws: 'kayak', light: 'dusk', seed: 'co-cartagena-7' }] },
    location: {
      name: 'La Boquilla',
      destinations: [{ code: 'CTG', name: 'Cartagena' }],
      countryCode: 'CO',
      countryName: 'Colombia',
      latitude: 10.47,
      longitude: -75.49,
      zone: 'America/Bogota',
    },
    languages: ['es', 'en'],
    starts: ['meeting-point', 'pick-up'],
    suits: { minAge: 6, effort: 'moderate', wheelchair: false },
    groupSize: 8,
  },
  said: {
    name: both('Kayak por los manglares', 'Kayak through the mangroves'),
    modality: both('En grupo pequeño', 'In a small group'),
    start: both('Muelle de La Boquilla', 'La Boquilla pier'),
    startDescription: both('Junto al faro, bajo el toldo azul.', 'By the lighthouse, under the blue awning.'),
  },
  modality: {
    code: 'small',
    name: 'En grupo pequeño',
    isPrivate: false,
    cancellation: 'free-cancellation',
    freeHours: 48,
  },
  startsAt: '2027-02-09T15:30:00',
  endsAt: '2027-02-09T18:00:00',
  language: 'en',
  start: {
    kind: 'meeting-point',
    name: 'Muelle de La Boquilla',
    description: 'Junto al faro, bajo el toldo azul.',
    latitude: 10.47,
    longitude: -75.49,
    minutesBefore: 15,
  },
  paxes: [
    { paxType: 'ADULT', age: 30, amount: 3800 },
    { paxType: 'CHILD', age: 8, amount: 1900 },
  ],
  cancellationPolicies: [{ dateFrom: '2027-02-07T15:30:00', amount: 5700 }],
  questions: [],
  bring: [both('bloqueador', 'sunscreen'), both('ropa que se pueda mojar', 'clothes that may get wet')],
  ...change,
});

const totalOf = ({ paxes, groupAmount }: ActivityInCart) => ({
  amount: groupAmount ?? paxes.reduce((sum, { amount }) => sum + amount, 0),
  currency: 'USD',
});

/** What `chooseActivity` answers of it. */
export const chosenActivity = (details = activityFor()) => ({
  reference: activityReference(details.activity.code, {
    rateKey: 'key-1',
    language: details.language,
    start: details.start.kind,
  }),
  title: details.activity.name,
  total: totalOf(details),
  shares:
    details.groupAmount === undefined ? details.paxes.map(({ amount }) => amount) : [details.groupAmount],
  details,
  expiresAt: '2099-01-01T00:00:00.000Z',
});

export const activityItem = (details = activityFor()): CartItem =>
  activityCartItem(chosenActivity(details), '/activities/co-cartagena-7?date=2027-02-09');

export function activityBooking(
  details = activityFor(),
  {
    particulars = {},
    cancellation,
  }: { particulars?: BookedItem['particulars']; cancellation?: ItemCancellation } = {},
): ConfirmedBooking {
  const total = totalOf(details);
  const item: BookedItem = {
    product: ACTIVITY,
    title: details.activity.name,
    total,
    particulars: { leadFirstName: 'Lucía', leadLastName: 'Rivera', ...particulars },
    details: { ...details, confirmationNumber: 'AX7-2214', leadParticipant: 'Lucía Rivera' },
    ...(cancellation ? { cancellation } : {}),
  };
  const booking = confirmedBookingFor();
  return {
    ...booking,
    passenger: [],
    items: [item],
    billingInformation: { ...booking.billingInformation, ...total },
    paymentInformation: {
      transactions: [{ ...total, transactionId: 'tx-1', brand: 'visa', last4: '4242' }],
    },
    totalAmountPaid: total,
  };
}
