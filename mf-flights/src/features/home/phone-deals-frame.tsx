import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import { Wrap } from '@alisio/shared-ui/layout';
import { Eyebrow, Heading, Muted } from '@alisio/shared-ui/text';
import type { ReactNode, Ref } from 'react';
import { Section, SectionHead } from './home-styles.tsx';

export interface PhoneDealsFrameProps {
  /** `none`: there is nothing to sell by phone, and nothing shows */
  state: 'awaited' | 'there' | 'none';
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** What stands around the deals, there from the start: the late part fills it and moves nothing. */
export function PhoneDealsFrame({ state, ref, children }: PhoneDealsFrameProps) {
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
