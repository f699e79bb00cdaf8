import type { KeptItem, KeptService, OfferedService, OrderedItem, Product } from './product.ts';

/** Integer minor units. */
export const costOf = (services: readonly KeptService[]): number =>
  services.reduce((sum, { quantity, each }) => sum + quantity * each.amount, 0);

/** What items come to with what is added to each of them, integer minor units. */
export const totalOf = (items: readonly Pick<OrderedItem, 'total' | 'services'>[]): number =>
  items.reduce((sum, { total, services }) => sum + total.amount + costOf(services), 0);

/** Why an item cannot have so many of a service at that price. */
export type ServiceRefusal = 'not-offered' | 'too-many' | 'price-changed';

function refusalOf(
  offers: readonly OfferedService[],
  { total: { currency } }: Pick<KeptItem, 'total'>,
  { name, quantity, each }: KeptService,
): ServiceRefusal | undefined {
  const offer = offers.find((one) => one.name === name);
  if (!offer?.each || offer.each.currency !== currency) return 'not-offered';
  if (quantity > offer.most) return 'too-many';
  const isSame = each.amount === offer.each.amount && each.currency === currency;
  return isSame ? undefined : 'price-changed';
}

/** What of it an item cannot have as it was said, by its product as it is now. */
export function refusedServices(
  product: Pick<Product, 'services'>,
  item: KeptItem,
  services: readonly KeptService[],
): { service: KeptService; why: ServiceRefusal }[] {
  const offers = services.length > 0 ? (product.services?.(item) ?? []) : [];
  return services.flatMap((service) => {
    const why = refusalOf(offers, item, service);
    return why ? [{ service, why }] : [];
  });
}
