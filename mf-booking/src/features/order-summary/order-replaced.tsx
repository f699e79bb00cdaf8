import { lateComponent } from '@alisio/shared-ui/late-part';
import type { OrderReplacedProps } from './order-replaced-notice.tsx';

// Few choose another flight in another tab while they fill in this one.
export const OrderReplaced = lateComponent<OrderReplacedProps>(
  () => import(/* webpackChunkName: "order-replaced" */ './order-replaced-notice.tsx'),
);
