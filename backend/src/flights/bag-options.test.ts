import { bagOptions } from '@alisio/shared-contracts/flights';
import { loadAirports } from '../airports/index.ts';
import { DemoInventory } from './demo/demo-inventory.ts';
import { roundTrip, supplierContext } from './testing/searches.ts';

const supplier = new DemoInventory(loadAirports());

async function firstOffer(currencyCode: string) {
  const [offer] = (await supplier.search(roundTrip({ currencyCode }), supplierContext())).offers;
  if (!offer) throw new Error('no offers');
  return offer;
}

test.each(['USD', 'COP', 'CLP'])(
  'a bag costs the supplier’s price and 5 units more, whole units, in %s',
  async (currency) => {
    const offer = await firstOffer(currency);
    const supplied =
      offer.travelerPricings[0]?.fareDetailsBySegment[0]?.additionalServices.chargeableCheckedBags.price;
    const unit = currency === 'CLP' ? 1 : 100;
    const [onward, back] = bagOptions(offer);
    expect(onward?.price).toEqual({
      amount: (Math.round((supplied?.amount ?? 0) / unit) + 5) * unit,
      currency,
    });
    expect(back?.journeyType).toBe('return');
  },
);

test('everyone with a seat may add bags; every segment belongs to one journey', async () => {
  const offer = await firstOffer('USD');
  const options = bagOptions(offer);
  expect(options.map(({ maxQuantity }) => maxQuantity)).toEqual([9, 9]);
  expect(options.flatMap(({ segmentIds }) => segmentIds)).toEqual(
    offer.itineraries.flatMap(({ segments }) => segments.map(({ id }) => id)),
  );
});

test('no price where the supplier has none', async () => {
  const offer = await firstOffer('USD');
  const bare = structuredClone(offer);
  for (const { fareDetailsBySegment } of bare.travelerPricings) {
    for (const details of fareDetailsBySegment)
      details.additionalServices.chargeableCheckedBags = { quantity: 0 };
  }
  expect(bagOptions(bare).map(({ price }) => price)).toEqual([undefined, undefined]);
});
