import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { Button } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import type { ReactNode } from 'react';
import { headsOf, priceOfAll, totalOf } from '../../products/heads.ts';
import type { KnownItem } from '../../products/known-items.ts';
import { useTitles, useWords } from '../../products/use-words.ts';
import { CallButton, Dictated } from '../../support/call-button.tsx';
import { useBrought } from '../../support/use-brought.ts';
import { noticeTexts } from './notice-texts.ts';

/** What happened to the cart since it was chosen. */
export type PriceChange =
  /** `heads`: with what is added to each, as they would be paid */
  | { kind: 'price'; now: CartItem[]; heads: CartItem[] }
  | { kind: 'gone'; gone: readonly KnownItem[] }
  | { kind: 'unknown' };

export interface OfferNoticeProps {
  items: readonly KnownItem[];
  change: PriceChange;
  /** what to dictate */
  code: string | undefined;
  onAccept: (now: CartItem[]) => void;
  onRetry: () => void;
  onBack: () => void;
}

function Notice({ items, change, code, onAccept, onRetry, onBack }: OfferNoticeProps) {
  const { t } = useTexts('booking');
  const says = useWords(items);
  const titles = useTitles();
  const back = (
    <Button variant={change.kind === 'gone' ? 'primary' : 'quiet'} size="s" onClick={onBack}>
      {says('otherwise')}
    </Button>
  );
  if (change.kind === 'gone') {
    return (
      <Alert
        tone="bad"
        title={says('gone')}
        actions={
          <>
            {back}
            <CallButton />
          </>
        }
      >
        {items.length > 1 ? <p>{t('offer.which', { titles: titles.ofCartItems(change.gone) })}</p> : null}
        <p>{says('goneText')}</p>
        <Dictated code={code} />
      </Alert>
    );
  }
  if (change.kind === 'unknown') {
    return (
      <Alert
        tone="bad"
        title={t('offer.unknown')}
        actions={
          <>
            <Button size="s" onClick={onRetry}>
              {t('offer.retry')}
            </Button>
            {back}
          </>
        }
      >
        {t('offer.kept')}
      </Alert>
    );
  }
  const { now, heads } = change;
  return <NewPrice before={headsOf(items)} now={heads} onAccept={() => onAccept(now)} back={back} />;
}

interface NewPriceProps {
  before: CartItem[];
  now: CartItem[];
  onAccept: () => void;
  back: ReactNode;
}

/** What is agreed to is what will be charged, in its currency; what that is in the visitor's stands beside it. */
function NewPrice({ before, now, onAccept, back }: NewPriceProps) {
  const { t } = useTexts('booking');
  const { chargedText, totalText, prices } = usePriceSums();
  const [then, today] = [priceOfAll(before), priceOfAll(now)];
  const fell = then.currency === today.currency && totalOf(now).amount < totalOf(before).amount;
  return (
    <Alert
      tone="warm"
      role="alert"
      title={t(fell ? 'offer.priceFell' : 'offer.priceChanged')}
      actions={
        <>
          <Button size="s" onClick={onAccept}>
            {t('offer.accept', { price: chargedText(today) })}
          </Button>
          {back}
        </>
      }
    >
      <p>{t('offer.priceText', { before: chargedText(then), after: chargedText(today) })}</p>
      {prices.converts(today.currency) ? (
        <p>{t('offer.priceShown', { before: totalText(then), after: totalText(today) })}</p>
      ) : null}
      <p>{t('offer.kept')}</p>
    </Alert>
  );
}

/** What happened to what was chosen, and the ways on. */
export default function OfferNotice(props: OfferNoticeProps) {
  return useBrought(noticeTexts) ? <Notice {...props} /> : null;
}
