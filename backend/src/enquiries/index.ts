export { type EnquiryDeps, enquiryRoutes } from './enquiry-routes.ts';
