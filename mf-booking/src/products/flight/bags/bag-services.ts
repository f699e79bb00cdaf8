import { bagOptions } from '@alisio/shared-contracts/flights';
import type { ServicesInCart } from '../../product.ts';
import { offerOf } from '../details.ts';
import { BagSection } from './bag-section.tsx';

const calls = () => import(/* webpackChunkName: "flight-later" */ './order-bags.ts');

/** Checked bags beside the fare, by way: an added bag goes by the name of its way, §3. */
export const bagServices: ServicesInCart = {
  offered: (item) =>
    bagOptions(offerOf(item)).map(({ journeyType, maxQuantity, price }) => ({
      name: journeyType,
      most: maxQuantity,
      each: price,
    })),
  ask: async (of) => (await calls()).askBags(of),
  send: async (...said) => (await calls()).sendBags(...said),
  label: ({ name, quantity }, t) => t(`flight.bags.extra-${name}`, { count: quantity }),
  Section: BagSection,
};
