export {
  bookingReference,
  isReference,
  normalizeReference,
  REFERENCE_LENGTH,
  spacedReference,
} from './booking-reference.ts';
export * from './card.ts';
export { cleanText, cleanTextUpTo, isCleanText } from './clean-text.ts';
export { contactDigits, isContactNumber, isEmail } from './contact.ts';
export * from './counts.ts';
export { deviceKey, foldedEmail } from './device-key.ts';
export { distanceKm, EARTH_RADIUS_KM, type GeoPoint } from './distance.ts';
export { type DocumentDates, type DocumentUse, documentErrors } from './documents.ts';
export { isLocalPostalCode, isPostalCode, type PostalShape, postalShapeOf } from './postal-code.ts';
export * from './traveler.ts';
