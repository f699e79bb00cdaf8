export { ToastRegion, type ToastRegionProps } from './toast-region.tsx';
export { createToasts, type Toasts, type ToastTone } from './toasts.ts';
