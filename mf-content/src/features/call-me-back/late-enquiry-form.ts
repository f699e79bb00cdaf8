import { lateForm } from '../../forms/late-form.ts';
import type { EnquiryFormProps } from './enquiry-form.tsx';

export const LateEnquiryForm = lateForm<EnquiryFormProps>(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './enquiry-form.tsx')).EnquiryForm,
}));
