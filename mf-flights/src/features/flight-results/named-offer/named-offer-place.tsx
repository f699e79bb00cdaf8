import { useTexts } from '@alisio/platform/sdk/i18n';
import { useSearchParams } from '@alisio/platform/sdk/router';
import { LateNamedOffer } from './late-named-offer.ts';
import type { NamedOfferProps } from './named-offer.tsx';

/** Where a link that names an offer (`offer`, its id) is followed; nothing without one. */
export function NamedOfferPlace(props: Omit<NamedOfferProps, 'id'>) {
  const [words] = useSearchParams();
  const id = words.get('offer');
  const { t } = useTexts('flights');
  if (!id) return null;
  return (
    <>
      <noscript>
        <p>{t('states.noOfferText')}</p>
      </noscript>
      <LateNamedOffer key={id} id={id} {...props} />
    </>
  );
}
