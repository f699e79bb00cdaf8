export { aboutOf } from './about.ts';
export { LateEnquiryForm } from './late-enquiry-form.ts';
