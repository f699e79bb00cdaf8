export { LateTrainEnquiry } from './late-train-enquiry.ts';
