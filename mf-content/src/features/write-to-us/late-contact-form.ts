import { lateForm } from '../../forms/late-form.ts';

export const LateContactForm = lateForm(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './contact-form.tsx')).ContactForm,
}));
