import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { CancellationTerms } from '../price/cancellation-terms.tsx';
import { refundOf } from '../price/refund.ts';
import { keyOf } from './heads.ts';
import type { KnownItem, ShownItem } from './known-items.ts';
import { useTerms } from './use-terms.ts';
import { useTitles } from './use-words.ts';

const Whole = styled(Muted)`
  margin-top: ${tokens.space[3]};
`;

export type WholeOrderProps =
  /** before it is paid */
  | { cart: readonly KnownItem[] }
  /** `alone`: without the rules of the parts, which stand with them */
  | { booked: readonly ShownItem[]; alone?: boolean };

/** What its parts cost less together than alone, integer minor units. */
const savingOf = (items: readonly KnownItem[]): number =>
  items.reduce((sum, { item, product }) => sum + (product.saves?.(item) ?? 0), 0);

/** What is saved, that an order of several items is called off whole, and how (decisions 51 and 52); only then what each part's rules are. */
export default function WholeOrder(props: WholeOrderProps) {
  const { t } = useTexts('booking');
  const { money } = usePrices();
  const titles = useTitles();
  const { cancellationInCart, cancellationOfBooked } = useTerms();
  if ('booked' in props && refundOf({ items: props.booked.map(({ item }) => item) })) return null;
  const parts =
    'cart' in props
      ? props.cart.map((known, place) => {
          const terms = cancellationInCart(known);
          return { key: keyOf(known.item, place), title: titles.ofCart(known), terms, isHere: terms?.isHere };
        })
      : props.booked.map((shown) => ({
          key: shown.id,
          title: titles.ofBooking(shown),
          terms: cancellationOfBooked(shown),
          // There the server has said it.
          isHere: shown.item.cancellation?.freeUntil !== undefined,
        }));
  const mayFallAway = ('cart' in props ? props.cart : props.booked).some(
    ({ product }) => product?.mayBeCalledOff,
  );
  const saved = 'cart' in props ? savingOf(props.cart) : 0;
  return (
    <>
      {saved > 0 && 'cart' in props ? (
        <Whole size={16}>
          {t('whole.saving', { price: money(saved, props.cart[0]?.item.total.currency ?? '') })}
        </Whole>
      ) : null}
      <Whole size={16}>
        {t(parts.every(({ isHere }) => isHere) ? 'whole.here' : 'whole.byPhone')}
        {mayFallAway ? ` ${t('whole.fallsAway')}` : null}
      </Whole>
      {'alone' in props
        ? null
        : parts.map(({ key, title, terms }) => <CancellationTerms key={key} of={terms} title={title} />)}
    </>
  );
}
