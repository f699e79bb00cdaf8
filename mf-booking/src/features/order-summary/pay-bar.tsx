import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { Button } from '@alisio/shared-ui/button';
import { BottomBar } from '@alisio/shared-ui/layout';
import { Price } from '@alisio/shared-ui/price';
import { Muted } from '@alisio/shared-ui/text';
import type { RefObject } from 'react';
import { peopleOf, priceOfAll } from '../../products/heads.ts';
import { useInView } from '../../window/use-in-view.ts';

/** The window without the room at its bottom that the pay bar takes: what is behind it is not seen. */
const ABOVE_BAR = '0px 0px -80px 0px';

/** A notice that waits for an answer. */
export interface ToSettle {
  place: RefObject<HTMLElement | null>;
  /** of the way there */
  label: string;
  onSee: () => void;
}

interface PayBarProps {
  items: readonly CartItem[];
  busy: boolean;
  /** the page's own button that pays: while it is in view the bar is away, so that there is one and never two */
  ownButton: RefObject<Element | null>;
  onPay: () => void;
  /** the button leads to the provider's page */
  leaves: boolean;
  /** what is to be settled before anything can be paid: the bar leads there, without the price of before */
  settle: ToSettle | undefined;
}

/** What will be charged and the way on, at hand on a small window while the button at the end of the form is not. */
export function PayBar({ items, busy, ownButton, onPay, leaves, settle }: PayBarProps) {
  const { t } = useTexts('booking');
  const { totalParts } = usePriceSums({ charged: true });
  const people = peopleOf(items);
  const away = useInView(settle?.place ?? ownButton, ABOVE_BAR);
  return (
    <BottomBar data-away={away || undefined}>
      {settle ? null : (
        <div>
          <Muted size={13}>{people > 0 ? t('summary.totalFor', { count: people }) : t('price.total')}</Muted>
          <Price parts={totalParts(priceOfAll(items))} size="m" />
        </div>
      )}
      <Button full={Boolean(settle)} busy={busy} onClick={settle?.onSee ?? onPay}>
        {settle?.label ??
          (busy ? t(leaves ? 'hosted.leaving' : 'pay.paying') : t(leaves ? 'hosted.goShort' : 'pay.short'))}
      </Button>
    </BottomBar>
  );
}
