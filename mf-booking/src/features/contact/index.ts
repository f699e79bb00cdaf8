export { contactErrors, customerOf } from './contact.rules.ts';
export { ContactSection } from './contact-section.tsx';
export { usePhoneReader } from './use-phone-reader.ts';
