import { EVENING_OUT, MORNING_BACK, NIGHT_OUT, offer } from '../../../testing/offers.ts';
import { withNamed } from './with-named.ts';

const other = offer({ id: 'other', itineraries: [NIGHT_OUT, MORNING_BACK] });
const searched = offer({ id: 'searched', itineraries: [EVENING_OUT, MORNING_BACK] });
const idsOf = (offers: readonly { id: string }[]) => offers.map(({ id }) => id);

test('an offer that a link names stands in the place of the same one, and before all where nobody found it', () => {
  const { price } = searched;
  const dearer = { ...price, intTotal: { ...price.intTotal, amount: price.intTotal.amount + 100 } };
  const named = { ...searched, id: 'named', price: dearer };
  expect(idsOf(withNamed([other, searched], named))).toEqual(['named', 'other']);
  expect(idsOf(withNamed([other], named))).toEqual(['named', 'other']);
});

test("at the price that a search found it is the search's, which holds for as long as its clock says", () => {
  expect(idsOf(withNamed([other, searched], { ...searched, id: 'named' }))).toEqual(['searched', 'other']);
});
