import { lateComponent } from '@alisio/shared-ui/late-part';
import type { PriceChangedProps } from './price-changed.tsx';
import type { StayTroubleAlertProps } from './stay-trouble.tsx';

/** What few see: it comes when it is to be said. */
export const StayTroubleAlert = lateComponent<StayTroubleAlertProps>(
  () => import(/* webpackChunkName: "stay-trouble" */ './stay-trouble.tsx'),
);
export const PriceChangedNotice = lateComponent<PriceChangedProps>(
  () => import(/* webpackChunkName: "stay-trouble" */ './price-changed.tsx'),
);
