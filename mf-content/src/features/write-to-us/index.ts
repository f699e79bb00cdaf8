export { LateContactForm } from './late-contact-form.ts';
