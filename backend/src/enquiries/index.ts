export { type EnquiryDeps, enquiryRoutes, type KnowsEnquiry } from './enquiry-routes.ts';
