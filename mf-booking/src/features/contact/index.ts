export { BUYER_ASKS, type BuyerAsk, contactErrors, customerOf } from './contact.rules.ts';
export { ContactSection } from './contact-section.tsx';
