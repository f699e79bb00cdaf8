import { lateComponent } from '@alisio/shared-ui/late-part';
import type { PriceChangedProps } from './price-changed.tsx';
import type { TourTroubleAlertProps } from './tour-trouble.tsx';

/** What few see: it comes when it is to be said. */
export const LateTourTrouble = lateComponent<TourTroubleAlertProps>(
  () => import(/* webpackChunkName: "tour-trouble" */ './tour-trouble.tsx'),
);
export const LatePriceChanged = lateComponent<PriceChangedProps>(
  () => import(/* webpackChunkName: "tour-trouble" */ './price-changed.tsx'),
);
