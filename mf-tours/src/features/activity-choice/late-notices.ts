import { lateComponent } from '@alisio/shared-ui/late-part';
import type { ActivityTroubleAlertProps } from './activity-trouble.tsx';

/** What few see: it comes when it is to be said. */
export const ActivityTroubleAlert = lateComponent<ActivityTroubleAlertProps>(
  () => import(/* webpackChunkName: "activity-trouble" */ './activity-trouble.tsx'),
);
