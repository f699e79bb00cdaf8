export { billingErrors, billingOf } from './billing.rules.ts';
export { BillingSection } from './billing-section.tsx';
