import type {
  AnswerOf,
  addAdditionalServices,
  BodyOf,
  getBaggageOptions,
} from '@alisio/shared-contracts/endpoints';
import { type BagOption, FLIGHT, JOURNEY_TYPES } from '@alisio/shared-contracts/flights';
import type { KeptService, OrderDesk, OrderedItem } from '../orders/index.ts';
import { ProblemError } from '../problems/index.ts';
import { offerOf, type SoldFlights } from './flight-product.ts';

type Bags = BodyOf<typeof addAdditionalServices>['baggage'];

/** What is added to a flight has one name: it is said anew under it, never added twice. */
const servicesIdOf = (orderId: string, place: number) => `services-${place + 1}-${orderId}`;

/** What an ordered flight lets add, and what of it there is. */
export function baggageAnswer(
  inventory: Pick<SoldFlights, 'baggageOptions'>,
  orderId: string,
  { item, place }: { item: OrderedItem; place: number },
): AnswerOf<typeof getBaggageOptions> {
  const quantityOf = (name: string) => item.services.find((one) => one.name === name)?.quantity ?? 0;
  return {
    additionalServicesId: servicesIdOf(orderId, place),
    journeys: inventory
      .baggageOptions(offerOf(item))
      .map((option) => ({ ...option, quantity: quantityOf(option.journeyType) })),
  };
}

const isSame = (some: readonly string[], others: readonly string[] = []) =>
  some.length === others.length && some.every((one, i) => one === others[i]);

/** What is wrong with bags as they were said, whoever sells them: sums, and flights that are not those of the way. */
function faultsOf({ total, ...ways }: Bags, options: readonly BagOption[]): { path: string; code: string }[] {
  const said = JOURNEY_TYPES.flatMap((type) => ways[type] ?? []);
  const sum = said.reduce((all, way) => all + way.total.amount, 0);
  const currencies = new Set(
    [total, ...said.flatMap((way) => [way.price, way.total])].map((one) => one.currencyCode),
  );
  return [
    ...said.flatMap(({ journeyType, segmentIds, quantity, price, total: ofWay }) => [
      ...(isSame(segmentIds, options.find((one) => one.journeyType === journeyType)?.segmentIds)
        ? []
        : [{ path: `baggage.${journeyType}.segmentIds`, code: 'not-the-journey' }]),
      ...(ofWay.amount === quantity * price.amount
        ? []
        : [{ path: `baggage.${journeyType}.total`, code: 'not-the-sum' }]),
    ]),
    ...(sum === total.amount && currencies.size === 1
      ? []
      : [{ path: 'baggage.total', code: 'not-the-sum' }]),
  ];
}

/**
 * Puts the bags of a flight into its order.
 * @returns the id that they were named by @throws ProblemError as the endpoint says
 */
export async function addBags(
  { orders, inventory }: { orders: OrderDesk; inventory: Pick<SoldFlights, 'baggageOptions'> },
  sessionId: string,
  { orderId, additionalServicesId, baggage, infoData }: BodyOf<typeof addAdditionalServices>,
): Promise<string> {
  const place = Number(/^services-([1-9])-/.exec(additionalServicesId)?.[1]) - 1;
  if (additionalServicesId !== servicesIdOf(orderId, place))
    throw new ProblemError('validation', {
      errors: [{ path: 'additionalServicesId', code: 'not-of-the-order' }],
    });
  const { item } = await orders.itemOf(sessionId, orderId, FLIGHT, place);
  const errors = faultsOf(baggage, inventory.baggageOptions(offerOf(item)));
  if (errors.length > 0) throw new ProblemError('validation', { errors });
  const services = JOURNEY_TYPES.flatMap((name): KeptService[] => {
    const { quantity = 0, price } = baggage[name] ?? {};
    return quantity > 0 && price
      ? [{ name, quantity, each: { amount: price.amount, currency: price.currencyCode } }]
      : [];
  });
  await orders.setServices({
    sessionId,
    orderId,
    infoData,
    product: FLIGHT,
    place,
    services,
    pathOf: ({ name }) => `baggage.${name}.quantity`,
  });
  return additionalServicesId;
}
