import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import { useLatePart, useNear } from '@alisio/shared-ui/late-part';
import { Wrap } from '@alisio/shared-ui/layout';
import { Eyebrow, Heading, Muted } from '@alisio/shared-ui/text';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { DealPlaces } from './deal-places.tsx';
import { Section, SectionHead } from './home-styles.tsx';
import type { DealsState } from './phone-deals.tsx';

interface PhoneDealsFrameProps {
  state: DealsState;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** What stands around the deals, there from the start: the late part fills it and moves nothing. */
function PhoneDealsFrame({ state, ref, children }: PhoneDealsFrameProps) {
  const { t } = useTexts('flights');
  const { number } = useFormats();
  const percent = (value: number) => number(value / 100, { style: 'percent' });
  const discounts = {
    usual: percent(PHONE_DISCOUNT.usualPercent),
    upTo: percent(PHONE_DISCOUNT.upToPercent),
  };
  return (
    <Section
      ref={ref}
      hidden={state === 'none'}
      aria-busy={state === 'awaited' || undefined}
      aria-labelledby="phone-deals"
    >
      <Wrap>
        <SectionHead>
          <Eyebrow>{t('deals.eyebrow')}</Eyebrow>
          <Heading level={2} id="phone-deals">
            {t('deals.title', discounts)}
          </Heading>
          <Muted size={16}>{t('deals.text', discounts)}</Muted>
        </SectionHead>
        {children}
      </Wrap>
    </Section>
  );
}

const loadDeals = async () =>
  (await import(/* webpackChunkName: "phone-deals" */ './phone-deals.tsx')).default;

/** The deals' code, with the API client and the posters beneath it, is fetched when their place comes near. */
export function NearPhoneDeals() {
  const place = useRef<HTMLElement>(null);
  const [state, setState] = useState<DealsState>('awaited');
  const { part: PhoneDeals, want } = useLatePart(loadDeals);
  useNear(place, '600px', () => void want());
  return (
    <PhoneDealsFrame state={state} ref={place}>
      {PhoneDeals ? <PhoneDeals onState={setState} /> : <DealPlaces />}
    </PhoneDealsFrame>
  );
}
