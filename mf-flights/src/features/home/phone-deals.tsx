import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { usePhoneLine, useVisitor } from '@alisio/platform/sdk/visitor';
import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import { Wrap } from '@alisio/shared-ui/layout';
import { Eyebrow, Heading, Muted } from '@alisio/shared-ui/text';
import { phoneDealsQuery } from '../../api/get-phone-deals.ts';
import { ChargedNote } from '../../prices/charged-note.tsx';
import { DealOfPhone } from './deal-of-phone.tsx';
import { DealPlaces, Deals, DealsNote } from './deal-places.tsx';
import { Section, SectionHead } from './home-styles.tsx';

/** §1: fares that are sold by phone only. Nothing without a line to call, without deals, or without an answer. */
export function PhoneDeals() {
  const { t, language } = useTexts('flights');
  const { number } = useFormats();
  const line = usePhoneLine();
  const { data: deals, isError } = useQuery(phoneDealsQuery(useVisitor().country?.code, language));
  if (!line || isError || deals?.length === 0) return null;
  const percent = (value: number) => number(value / 100, { style: 'percent' });
  const discounts = {
    usual: percent(PHONE_DISCOUNT.usualPercent),
    upTo: percent(PHONE_DISCOUNT.upToPercent),
  };
  const [first] = deals ?? [];
  return (
    <Section aria-busy={deals ? undefined : true} aria-labelledby="phone-deals">
      <Wrap>
        <SectionHead>
          <Eyebrow>{t('deals.eyebrow')}</Eyebrow>
          <Heading level={2} id="phone-deals">
            {t('deals.title', discounts)}
          </Heading>
          <Muted size={16}>{t('deals.text', discounts)}</Muted>
        </SectionHead>
        {deals && first ? (
          <>
            <Deals>
              {deals.map((deal) => (
                <li key={deal.code}>
                  <DealOfPhone deal={deal} line={line} />
                </li>
              ))}
            </Deals>
            <DealsNote>
              <ChargedNote currency={first.web.currency} />
            </DealsNote>
          </>
        ) : (
          <DealPlaces />
        )}
      </Wrap>
    </Section>
  );
}
