import { useTexts } from '@alisio/platform/sdk/i18n';
import { Icon } from '@alisio/shared-ui/icons';
import { Card } from '@alisio/shared-ui/layout';
import { Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { CancellationTerms } from '../../price/cancellation-terms.tsx';
import { Rule } from '../../price/rule.tsx';
import { keyOf } from '../../products/heads.ts';
import type { KnownItem } from '../../products/known-items.ts';
import { OrderTerms } from '../../products/order-terms.tsx';
import { useTerms } from '../../products/use-terms.ts';
import { useTitles } from '../../products/use-words.ts';
import { CartBreakdown } from './cart-breakdown.tsx';

const Fold = styled(Card)`
  margin-bottom: ${tokens.space[4]};

  & > summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${tokens.space[3]};
    min-height: ${tokens.space[16]};
    padding: ${tokens.space[3]} ${tokens.space[4]};
    list-style: none;
    cursor: pointer;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  ${media.lg} {
    display: none;
  }
`;

const More = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${tokens.color.actionText};
  font-size: ${tokens.text[14]};
  font-weight: 600;
  white-space: nowrap;

  details[open] & svg {
    transform: rotate(180deg);
  }
`;

const Inside = styled.div`
  padding: 0 ${tokens.space[4]} ${tokens.space[4]};

  & > dl {
    margin-top: ${tokens.space[3]};
  }

  & hr {
    margin-block: ${tokens.space[3]};
  }
`;

/** The order folded above the form, where there is no room beside it. */
export function MobileSummary({ items }: { items: readonly KnownItem[] }) {
  const { t } = useTexts('booking');
  const titles = useTitles();
  const terms = useTerms();
  const [first] = items;
  return (
    <Fold as="details">
      <summary>
        <span>
          <b>{titles.ofCartItems(items)}</b>
          {items.length === 1 && first ? (
            <Muted as="span">
              <br />
              <first.product.Brief item={first.item} />
            </Muted>
          ) : null}
        </span>
        <More>
          {t('summary.more')}
          <Icon name="chevron-down" size="s" />
        </More>
      </summary>
      <Inside>
        {items.map((known, place) => (
          <div key={keyOf(known.item, place)}>
            {items.length > 1 ? (
              <p>
                <b>{titles.ofCart(known)}</b>
              </p>
            ) : null}
            <known.product.Summary item={known.item} folded />
            {items.length > 1 ? null : <CancellationTerms of={terms.cancellationInCart(known)} />}
            <Rule />
          </div>
        ))}
        <CartBreakdown items={items} />
        {items.length > 1 ? <OrderTerms cart={items} /> : null}
      </Inside>
    </Fold>
  );
}
