export { aboutOf } from './about-of.ts';
export { EnquiryForm } from './enquiry-form.tsx';
