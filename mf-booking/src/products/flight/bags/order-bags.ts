import { callApi, withAttribution } from '@alisio/platform/sdk/api';
import { type AnswerOf, addAdditionalServices, getBaggageOptions } from '@alisio/shared-contracts/endpoints';
import { bagOptions, JOURNEY_TYPES } from '@alisio/shared-contracts/flights';
import type { ItemOfOrder, OfferedService, ServicesInCart } from '../../product.ts';
import { offerOf } from '../details.ts';
import { baggageUrls } from './baggage-url.ts';

type Answer = AnswerOf<typeof getBaggageOptions>;

/** What was answered of an ordered flight: its bags are named by it until the order is answered another address. */
const answers = new Map<string, Answer>();
const keyOf = ({ orderId, place }: ItemOfOrder) => `${orderId} ${place} ${baggageUrls.get(orderId)}`;

/**
 * Asks where `baggageUrl` of the order leads (§7), which is of its one flight; of an order that was told none, where the
 * contracts say. @throws ApiProblem
 */
async function ask({ orderId, place }: ItemOfOrder): Promise<Answer> {
  const told = baggageUrls.get(orderId);
  // A path of the API: one that led anywhere else would be given this session.
  const path = told?.startsWith('/') ? told : undefined;
  const answer = await callApi(path === undefined ? getBaggageOptions : { ...getBaggageOptions, path }, {
    params: { id: orderId },
    query: path === undefined ? { item: String(place + 1) } : {},
  });
  answers.set(keyOf({ orderId, place }), answer);
  return answer;
}

/** What the server lets add to a flight of an order now. @throws ApiProblem */
export const askBags = async (of: ItemOfOrder): Promise<OfferedService[]> =>
  (await ask(of)).journeys.map(({ journeyType, maxQuantity, price }) => ({
    name: journeyType,
    most: maxQuantity,
    each: price,
  }));

/** Says all bags that a flight of an order shall have (§7); none of a way that is not among them. @throws ApiProblem */
export const sendBags: ServicesInCart['send'] = async (of, item, added, { keepalive }) => {
  const { additionalServicesId } = answers.get(keyOf(of)) ?? (await ask(of));
  const ways = bagOptions(offerOf(item));
  const currencyCode = offerOf(item).price.intTotal.currency;
  const entries = JOURNEY_TYPES.flatMap((journeyType) => {
    const bags = added.find(({ name }) => name === journeyType);
    const way = ways.find((one) => one.journeyType === journeyType);
    if (!bags || !way) return [];
    const { quantity, each } = bags;
    const price = { amount: each.amount, currencyCode };
    const total = { amount: quantity * each.amount, currencyCode };
    return [{ journeyType, segmentIds: way.segmentIds, quantity, price, total }];
  });
  const total = { amount: entries.reduce((sum, way) => sum + way.total.amount, 0), currencyCode };
  const baggage = { ...Object.fromEntries(entries.map((way) => [way.journeyType, way])), total };
  const { orderId } = of;
  await callApi(addAdditionalServices, {
    body: withAttribution({ orderId, additionalServicesId, baggage }),
    keepalive,
  });
};
