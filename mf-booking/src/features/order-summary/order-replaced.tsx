import { lazy, Suspense } from 'react';
import type { OrderReplacedProps } from './order-replaced-notice.tsx';

// Few choose another flight in another tab while they fill in this one.
const Notice = lazy(() => import(/* webpackChunkName: "order-replaced" */ './order-replaced-notice.tsx'));

export function OrderReplaced(props: OrderReplacedProps) {
  return (
    <Suspense fallback={null}>
      <Notice {...props} />
    </Suspense>
  );
}
