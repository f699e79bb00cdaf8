export type { CardFace, ChargeOutcome } from './charge-outcome.ts';
export type {
  HostedPages,
  Notice,
  OpenedPage,
  PageOrder,
  PageState,
  ResultUrls,
} from './hosted-pages.ts';
export { SIGNATURE_HEADER, signNotice } from './notice-signature.ts';
export { isOurSite, type SiteRule } from './our-site.ts';
export type { CardCharges, Charge, PaymentProvider } from './payment-provider.ts';
export { sandboxPages } from './sandbox-pages.ts';
export { sandboxCards } from './sandbox-provider.ts';
export { worldpayPages } from './worldpay-pages.ts';
