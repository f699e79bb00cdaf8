import { ProblemError } from '../problems/index.ts';
import type { OrderDeps } from './deps.ts';
import { itemsOf, productOf } from './items.ts';
import { edit, type OrderCall } from './order-details.ts';
import type { KeptItem, KeptService, Products } from './product.ts';
import { refusedServices, totalOf } from './services.ts';

/** What shall be added to one item of an order, in place of all that it had. */
export interface ServicesCall extends OrderCall {
  /** of the item, from 0 */
  place: number;
  /** which product's the item must be */
  product: string;
  /** one of a name, at what it was shown to cost; those of which there shall be none are left out */
  services: readonly KeptService[];
  /** where the call says something of a service: what is wrong is told by it */
  pathOf: (service: KeptService) => string;
}

function check(
  products: Products,
  item: KeptItem,
  { services, pathOf }: Pick<ServicesCall, 'services' | 'pathOf'>,
): void {
  const refused = refusedServices(productOf(products, item), item, services);
  const errors = refused
    .filter(({ why }) => why !== 'price-changed')
    .map(({ service, why: code }) => ({ path: pathOf(service), code }));
  if (errors.length > 0) throw new ProblemError('validation', { errors });
  if (refused.length > 0) throw new ProblemError('price-changed');
}

/**
 * Says what is added to an item: said once more it changes nothing. The order costs as much more; what was billed
 * before at another total has to be said anew.
 * @throws ProblemError order-not-found where no such item is there; validation for what is not offered or too many;
 * price-changed for what costs something else now; those of `edit`
 */
export function setServices(
  deps: Pick<OrderDeps, 'db' | 'products' | 'clock'>,
  call: ServicesCall,
): Promise<void> {
  return edit(deps, call, async (order) => {
    const items = itemsOf(order);
    const item = items[call.place];
    if (item?.product !== call.product) throw new ProblemError('order-not-found');
    check(deps.products, item, call);
    const next = items.map((one, i) => (i === call.place ? { ...one, services: call.services } : one));
    const total_amount = totalOf(next);
    const details = {
      services: JSON.stringify(next.map(({ services }) => services)),
      total_amount,
      ...(total_amount === order.total_amount ? {} : { billing: null }),
    };
    return { details, answer: undefined };
  });
}
