export { aboutOf, EnquiryForm } from './enquiry-form.tsx';
