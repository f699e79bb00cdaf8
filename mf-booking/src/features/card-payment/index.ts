export { CardSection } from './card-section.tsx';
export { PayBox } from './pay-box.tsx';
export { PaymentNote } from './payment-note.tsx';
export { keptText, PaymentFailed, troubleText } from './payment-trouble.tsx';
export { PaidView, PendingView } from './pending-view.tsx';
export { type CardFields, useCardFrame } from './use-card-frame.ts';
export { type MadeBooking, type Payment, type PaymentTrouble, usePayment } from './use-payment.ts';
