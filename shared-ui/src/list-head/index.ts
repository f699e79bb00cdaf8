export { ListHead, type ListHeadProps, type ListOrder } from './list-head.tsx';
