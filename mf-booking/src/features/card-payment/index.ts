export { CardSection } from './card-section.tsx';
export { PayBox } from './pay-box.tsx';
export { PaymentFailed } from './payment-failed.tsx';
export { PaymentNote } from './payment-note.tsx';
export { PaidView, PendingView } from './pending-view.tsx';
export { troubleText } from './trouble-text.ts';
export { type CardFields, useCardFrame } from './use-card-frame.ts';
export { type MadeBooking, type Payment, type PaymentTrouble, usePayment } from './use-payment.ts';
