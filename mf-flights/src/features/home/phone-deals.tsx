import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { usePhoneLine, useVisitor } from '@alisio/platform/sdk/visitor';
import { PHONE_DISCOUNT } from '@alisio/shared-contracts/flights';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { Wrap } from '@alisio/shared-ui/layout';
import { Eyebrow, Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { phoneDealsQuery } from '../../api/get-phone-deals.ts';
import { ChargedNote } from '../../prices/charged-note.tsx';
import { DealOfPhone } from './deal-of-phone.tsx';
import { Section, SectionHead } from './home-styles.tsx';

const Deals = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};

  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.xl} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${tokens.space[6]};
  }
`;

const Note = styled.div`
  margin-top: ${tokens.space[4]};
`;

/** As many, and as high, as the deals that are awaited. */
const AWAITED = [1, 2, 3, 4, 5, 6] as const;
const CARD_HEIGHT = '320px';

/** §1: fares that are sold by phone only. Nothing without a line to call, without deals, or without an answer. */
export default function PhoneDeals() {
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
        <Deals>
          {deals
            ? deals.map((deal) => (
                <li key={deal.code}>
                  <DealOfPhone deal={deal} line={line} />
                </li>
              ))
            : AWAITED.map((place) => (
                <li key={place}>
                  <Skeleton height={CARD_HEIGHT} />
                </li>
              ))}
        </Deals>
        {deals?.[0] ? (
          <Note>
            <ChargedNote currency={deals[0].web.currency} />
          </Note>
        ) : null}
      </Wrap>
    </Section>
  );
}
