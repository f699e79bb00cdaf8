export { Notices } from '@alisio/shared-ui/feedback';
