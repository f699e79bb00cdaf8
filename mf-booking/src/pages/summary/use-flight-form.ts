import { useTexts } from '@alisio/platform/sdk/i18n';
import { useCountryCode } from '@alisio/platform/sdk/visitor';
import type { FlightCartItem } from '@alisio/shared-contracts/checkout-stores';
import { localToday } from '@alisio/shared-contracts/dates';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import type { Passenger, PaymentInformation } from '@alisio/shared-contracts/orders';
import { cleanText, passengerTypes } from '@alisio/shared-contracts/rules';
import { usePhonePlans } from '@alisio/shared-ui/phone';
import { billingErrors, billingOf } from '../../features/billing/index.ts';
import { contactErrors, customerOf } from '../../features/contact/index.ts';
import { passengerErrors, passengerOf, type TravellerSlot } from '../../features/travellers/index.ts';
import { filledText, textOf } from '../../forms/fields.ts';
import { lastTravelDay, tripEnds } from '../../trip/trip-ends.ts';
import { useCheckoutDraft } from './use-checkout-draft.ts';

/** The contract's, in signs. */
const MOST_OF_NAME = 100;

/** Everybody who was priced, in the order of the forms. */
function slotsOf({ offer, travelerInfo }: FlightCartItem): TravellerSlot[] {
  const lastDay = lastTravelDay(offer);
  const today = localToday();
  return passengerTypes(travelerInfo).map((type, index) => ({
    id: offer.travelerPricings[index]?.travelerId ?? String(index + 1),
    type,
    lastDay,
    today,
  }));
}

/** The card as the order keeps it: a token for the order's total. */
export function paymentInformationOf(
  { token: cardToken, cardName }: { token: string; cardName: string },
  { price }: FlightOffer,
): PaymentInformation {
  return { cardToken, cardName: cleanText(cardName, MOST_OF_NAME), ...price.intTotal };
}

/** The sections of a flight's checkout: what is typed, what is wrong with it, and what of it can be sent. */
export function useFlightForm(item: FlightCartItem) {
  const { language } = useTexts('booking');
  const country = useCountryCode() ?? tripEnds(item.offer).fromCountryCode;
  const draft = useCheckoutDraft(country);
  const { read: readPhone } = usePhonePlans(textOf(draft.contact.fields, 'phone') !== '');
  const { amount, currency } = item.offer.price.intTotal;

  const travellers = slotsOf(item).map((slot, index) => {
    const { fields, change } = draft.passenger(index);
    return {
      slot,
      fields,
      change,
      errors: passengerErrors(fields, slot),
      passenger: passengerOf(fields, slot),
    };
  });
  const passengers = travellers.map(({ passenger }) => passenger);
  const isComplete = (all: typeof passengers): all is Passenger[] => all.every((one) => one !== undefined);
  const email = filledText(draft.contact.fields, 'email') ?? '';
  return {
    contact: { ...draft.contact, errors: contactErrors(draft.contact.fields, readPhone) },
    travellers,
    billing: { ...draft.billing, errors: billingErrors(draft.billing.fields) },
    email,
    parts: {
      customer: customerOf(draft.contact.fields, readPhone),
      passengers: isComplete(passengers) ? passengers : undefined,
      billing: billingOf(draft.billing.fields, { amount, currency, email, language }),
    },
  };
}
