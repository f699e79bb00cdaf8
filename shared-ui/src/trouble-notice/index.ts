export { TroubleNotice, type TroubleNoticeProps } from './trouble-notice.tsx';
