import { useTexts } from '@alisio/platform/sdk/i18n';
import { Fragment } from 'react';
import { PriceBreakdown, PriceRow } from '../../price/price-breakdown.tsx';
import { headsOf, keyOf, priceOf, priceOfAdded, priceOfAll } from '../../products/heads.ts';
import type { KnownItem } from '../../products/known-items.ts';
import { useTerms } from '../../products/use-terms.ts';
import { useTitles } from '../../products/use-words.ts';

/** What the cart costs: by what its one product says that is made of, or item by item, what is added, and one total. */
export function CartBreakdown({ items }: { items: readonly KnownItem[] }) {
  const { t } = useTexts('booking');
  const titles = useTitles();
  const terms = useTerms();
  const isAlone = items.length === 1;
  return (
    <PriceBreakdown total={priceOfAll(headsOf(items))} later={terms.laterInCart(items)}>
      {items.map((known, place) => {
        const { item, product, added = [] } = known;
        return (
          <Fragment key={keyOf(item, place)}>
            {isAlone && product.Lines ? (
              <product.Lines item={item} />
            ) : (
              <PriceRow title={titles.ofCart(known)} price={priceOf(item)} />
            )}
            {added.map((service) => (
              <PriceRow
                key={service.name}
                title={product.services?.label(service, t) ?? service.name}
                price={priceOfAdded(service)}
                bare={isAlone && product.Lines !== undefined}
              />
            ))}
          </Fragment>
        );
      })}
    </PriceBreakdown>
  );
}
