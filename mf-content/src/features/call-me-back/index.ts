export { aboutOf, codeIn } from './about.ts';
export { EnquiryForm } from './enquiry-form.tsx';
export { LateEnquiryForm } from './late-enquiry-form.ts';
