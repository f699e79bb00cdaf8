import { PriceBreakdown, PriceRow } from '../../price/price-breakdown.tsx';
import { keyOf, priceOf, priceOfAll } from '../../products/heads.ts';
import type { KnownItem } from '../../products/known-items.ts';
import { useTitles } from '../../products/use-words.ts';

/** What the cart costs: by what its one product says that is made of, or item by item, and one total. */
export function CartBreakdown({ items }: { items: readonly KnownItem[] }) {
  const titles = useTitles();
  const [first] = items;
  const Lines = items.length === 1 ? first?.product.Lines : undefined;
  return (
    <PriceBreakdown total={priceOfAll(items.map(({ item }) => item))}>
      {Lines && first ? (
        <Lines item={first.item} />
      ) : (
        items.map((known, place) => (
          <PriceRow key={keyOf(known.item, place)} title={titles.ofCart(known)} price={priceOf(known.item)} />
        ))
      )}
    </PriceBreakdown>
  );
}
