import { FLIGHT } from '@alisio/shared-contracts/flights';
import { HOTEL } from '@alisio/shared-contracts/hotels';
import { isPair, type Paired, soldWith } from '@alisio/shared-contracts/orders';
import { z } from '@alisio/shared-contracts/zod';
import type { KeptItem, Misfit, Said } from '../orders/index.ts';

const telling = z.object({ soldWith });

/** What an item tells of that with which it is sold; nothing for what is sold alone. */
function pairedOf({ product, details }: KeptItem): Paired | undefined {
  const { data } = telling.safeParse(details);
  return data && { product, soldWith: data.soldWith };
}

const CODE: Readonly<Record<string, string>> = { [FLIGHT]: 'only-with-flight', [HOTEL]: 'only-with-hotel' };

/**
 * What is wrong with an item that is at its price in a package, in an order without the other part of it: nobody buys a
 * cheap part alone, nor two with one of the other. Nothing for what is sold alone, and where nothing is said of the order.
 */
export function soldAlone(item: KeptItem, order: Said['order']): Misfit[] {
  const paired = pairedOf(item);
  if (!paired || !order) return [];
  const pairs = order.items.map(pairedOf);
  const others = pairs.filter((other) => other !== undefined && isPair(paired, other));
  const before = pairs
    .slice(0, order.place)
    .filter((one) => one?.product === paired.product && others.some((other) => other && isPair(one, other)));
  if (others.length > before.length) return [];
  return [{ part: 'item', path: 'reference', code: CODE[paired.soldWith.product] ?? 'only-together' }];
}
