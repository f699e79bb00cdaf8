import { lateComponent } from '@alisio/shared-ui/late-part';
import type { TourTroubleAlertProps } from './tour-trouble.tsx';

/** What few see: it comes when it is to be said. */
export const LateTourTrouble = lateComponent<TourTroubleAlertProps>(
  () => import(/* webpackChunkName: "tour-trouble" */ './tour-trouble.tsx'),
);
