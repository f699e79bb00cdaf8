export type { CardFace, Charge, ChargeOutcome, PaymentProvider } from './payment-provider.ts';
export { sandboxProvider } from './sandbox-provider.ts';
