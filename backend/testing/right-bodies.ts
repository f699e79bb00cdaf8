import { COMPANY_CONTACTS_QUERY } from '@alisio/shared-contracts/contacts';
import { FLIGHT } from '@alisio/shared-contracts/flights';
import { newCartId } from '@alisio/shared-contracts/orders';
import { activityQuestion } from '../src/activities/testing/activities.ts';
import { stayQuestion } from '../src/hotels/testing/stays.ts';
import { oneWay } from './find-offer.ts';
import { makeOffer } from './flight-offer.ts';
import { SITE } from './test-api.ts';
import { billingFor, caller, cardFor, customerDetails, infoData, orderOf, passengers } from './visitor.ts';

/** The offer that bodies of these calls are about. */
export const FUZZED_OFFER = makeOffer({ id: 'fuzz' });
const offer = FUZZED_OFFER;
const transactionId = 'txn_0000000000000000000000';
const orderId = 'ord_0000000000000000000000';
const packageFlight = {
  legInfo: {
    '1': { from: 'BOG', to: 'CTG', departureDate: '2027-02-08' },
    '2': { from: 'CTG', to: 'BOG', departureDate: '2027-02-15' },
  },
  refundableFare: false,
  noRestrictionFare: false,
  noPenaltyFare: false,
  cabin: 'economy',
  travelerInfo: { adult: 2, child: 0, infant: 0 },
  currencyCode: 'USD',
  infoData,
};
const flightId = offer.id;
const rateKeys = ['double.0f.20270208.7.2.70000~r0000000~AAAAAAAAAAA'];
/** A right body of each call that takes one, by the call's id: what is broken is broken in one place of it. */
export const RIGHT_BODIES: Record<string, object> = {
  searchFlightOffers: {
    legInfo: {
      '1': { from: 'BOG', to: 'MIA', departureDate: '2027-02-10' },
      '2': { from: 'MIA', to: 'BOG', departureDate: '2027-02-17' },
    },
    refundableFare: false,
    noRestrictionFare: false,
    noPenaltyFare: false,
    cabin: 'economy',
    travelerInfo: { adult: 2, child: 1, infant: 1 },
    currencyCode: 'USD',
    infoData,
  },
  getFlightCalendar: {
    from: 'BOG',
    to: 'MIA',
    firstDate: '2027-02-10',
    days: 3,
    stayDays: 7,
    refundableFare: false,
    noRestrictionFare: false,
    noPenaltyFare: false,
    cabin: 'economy',
    travelerInfo: { adult: 2, child: 1, infant: 1 },
    currencyCode: 'USD',
    infoData,
  },
  validateFlightOffer: {
    data: { type: 'flight-offers-pricing', flightOffers: [offer], metaName: 'demo' },
    infoData,
  },
  searchActivities: activityQuestion(),
  getActivitySessions: { from: '2027-02-08', to: '2027-02-14', paxes: [{ age: 30 }, { age: 8 }] },
  chooseActivity: {
    rateKey: 'shared.202702080900.2-8.12300~r0000000~AAAAAAAAAAA',
    guideLanguage: 'fr',
    start: 'meeting-point',
    infoData,
  },
  keepActivityForPhone: {
    startsAt: '2027-02-08T09:00:00',
    modality: 'shared',
    paxes: [{ age: 30 }, { age: 8 }],
  },
  keepCruiseForPhone: { cabin: 'balcony', adults: 2, childAges: [8], calls: true },
  keepTrainForPhone: { date: '2027-01-22', adults: 2, children: 1, calls: true },
  makeTrainToken: {
    deal: 'madrid-barcelona-0800-basic',
    date: '2027-01-22',
    adults: 2,
    children: 1,
    extra: 2,
  },
  markTrainTokenUsed: { reference: 'TR-2048' },
  searchHotels: stayQuestion(),
  getHotelRooms: { rateInfo: stayQuestion().rateInfo, infoData },
  chooseStay: { rateKeys: ['double.0f.20270208.7.2.70000~r0000000~AAAAAAAAAAAAAAAA'], infoData },
  keepHotelForPhone: {
    rateInfo: stayQuestion().rateInfo,
    board: 'room-only',
    cancellation: 'free-cancellation',
  },
  searchPackages: { flight: packageFlight, hotel: stayQuestion(), flightId },
  searchPackageFlights: packageFlight,
  getPackage: { flight: packageFlight, rateInfo: stayQuestion().rateInfo, flightId, infoData },
  choosePackage: { flight: { id: flightId }, hotel: { code: 'x-1', rateKeys }, infoData },
  keepPackageForPhone: { flightId, hotelCode: 'x-1', rateKeys },
  chooseTour: {
    key: '20270212.52000~r0000000~AAAAAAAAAAA',
    adults: 2,
    childAges: [8],
    rooms: ['triple'],
    pay: 'deposit',
  },
  keepTourForPhone: { startDate: '2027-02-12', adults: 2, childAges: [8], rooms: ['triple'] },
  getTourBalance: { reference: 'AAAAAAAAAAAAAAAAAAAAAA' },
  addAdditionalServices: {
    orderId,
    additionalServicesId: '0:bags',
    baggage: {
      onward: {
        journeyType: 'onward',
        segmentIds: ['1'],
        quantity: 1,
        price: { amount: 4000, currencyCode: 'USD' },
        total: { amount: 4000, currencyCode: 'USD' },
      },
      total: { amount: 4000, currencyCode: 'USD' },
    },
    infoData,
  },
  startSession: { agentId: 'device-1', infoData },
  setFlightOrder: orderOf(offer),
  setOrder: {
    agentId: 'device-1',
    cartId: newCartId(),
    items: [{ product: FLIGHT, reference: offer.id, total: offer.price.intTotal }],
    infoData,
  },
  setParticulars: { orderId, items: [{ visitorName: 'Lucía Rivera', isGuided: true, groups: 2 }], infoData },
  setCustomer: { orderId, customerDetails, infoData },
  createPassenger: { orderId, passengers, infoData },
  createBillingInfo: { orderId, billingInformation: billingFor(offer), infoData },
  createPaymentInfo: { orderId, paymentInformation: cardFor(offer), infoData },
  getCachedFlights: {
    searches: [{ ...oneWay('2027-02-10'), infoData }],
  },
  paymentDirection: {
    orderId,
    worldpayTransactionData: { cartId: newCartId(), ...offer.price.intTotal, language: 'es', site: SITE },
    infoData,
  },
  callOffPayment: { orderId, transactionId },
  findWaitingPayment: { orderId, transactionId },
  callOffWaitingPayment: { orderId, transactionId },
  finalizeCardPayment: { orderId, transactionId, infoData },
  keepPhoneOffer: { offerId: offer.id },
  findBooking: { referenceId: '0000000000', email: 'a@ejemplo.test' },
  cancelBooking: { referenceId: '0000000000', email: 'a@ejemplo.test' },
  getBookingDocument: {
    key: { referenceId: '0000000000', email: 'a@ejemplo.test' },
    document: 'pdf',
  },
  sendBookingAgain: { referenceId: '0000000000', email: 'a@ejemplo.test' },
  sendReferences: { email: 'a@ejemplo.test' },
  queryContacts: { query: COMPANY_CONTACTS_QUERY, operationName: null, variables: {} },
  sendContactMessage: { ...caller, message: '¿Puedo llevar una guitarra?' },
  sendEnquiry: { ...caller, about: '' },
  sendReports: {
    host: '1.0.0-00000001',
    reports: [{ kind: 'error', source: 'mf-a', version: '1.0.0-00000001', page: '/', name: 'TypeError' }],
  },
};
