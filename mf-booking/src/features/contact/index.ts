export { contactErrors, customerOf } from './contact.rules.ts';
export { ContactSection } from './contact-section.tsx';
