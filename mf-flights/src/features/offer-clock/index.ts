export { OfferClock, type OfferClockProps } from './offer-clock.tsx';
