import { useTexts } from '@alisio/platform/sdk/i18n';
import { Card } from '@alisio/shared-ui/layout';
import { NearPoster } from '@alisio/shared-ui/poster';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { CancellationTerms } from '../../price/cancellation-terms.tsx';
import { Rule } from '../../price/rule.tsx';
import { keyOf } from '../../products/heads.ts';
import type { KnownItem } from '../../products/known-items.ts';
import { OrderTerms } from '../../products/order-terms.tsx';
import { useTerms } from '../../products/use-terms.ts';
import { useCodes, useTitles } from '../../products/use-words.ts';
import { SupportRow } from '../../support/support-row.tsx';
import { CartBreakdown } from './cart-breakdown.tsx';

const Sheet = styled(Card)`
  overflow: hidden;
`;

const Inside = styled.div`
  padding: ${tokens.space[5]};
`;

const Rules = styled(Muted)`
  margin-top: ${tokens.space[4]};
`;

const RATIO = '15 / 8';

/** What is about to be bought: the place, the items, who pays what, one total, their rules, a person to ask. */
export function OrderSummary({ items }: { items: readonly KnownItem[] }) {
  const { t } = useTexts('booking');
  const titles = useTitles();
  const terms = useTerms();
  const code = useCodes()(items);
  const place = items.map(({ item, product }) => product.poster?.(item)).find(Boolean);
  const [pictured] = items.flatMap(({ item, product: { Picture } }) => (Picture ? { item, Picture } : []));
  return (
    <>
      <Sheet>
        {place ? <NearPoster place={place} wide ratio={RATIO} /> : null}
        {pictured && !place ? <pictured.Picture item={pictured.item} ratio={RATIO} /> : null}
        <Inside>
          {items.map((known, place) => (
            <div key={keyOf(known.item, place)}>
              <Heading level={2} size="m">
                {titles.ofCart(known)}
              </Heading>
              <known.product.Summary item={known.item} folded={false} />
              {items.length > 1 ? null : <CancellationTerms of={terms.cancellationInCart(known)} />}
              <Rule />
            </div>
          ))}
          <CartBreakdown items={items} />
          {items.length > 1 ? <OrderTerms cart={items} /> : null}
          {items.map(({ item, product: { rules } }, place) =>
            rules ? (
              <Rules key={keyOf(item, place)}>
                <rules.Line item={item} />
              </Rules>
            ) : null,
          )}
        </Inside>
      </Sheet>
      <SupportRow title={t('summary.doubts')} code={code} narrow />
    </>
  );
}
