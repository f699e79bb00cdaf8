import { lateForm } from '../../forms/late-form.ts';
import type { TrainEnquiryProps } from './train-enquiry-form.tsx';

export const LateTrainEnquiry = lateForm<TrainEnquiryProps>(async () => ({
  default: (await import(/* webpackChunkName: "train-enquiry" */ './train-enquiry-form.tsx'))
    .TrainEnquiryForm,
}));
