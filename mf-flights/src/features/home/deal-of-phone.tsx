import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { type PhoneLine, usePrices } from '@alisio/platform/sdk/visitor';
import type { PhoneDeal } from '@alisio/shared-contracts/flights';
import { contactUsHref } from '@alisio/shared-contracts/routes';
import { linkStyles } from '@alisio/shared-ui/button';
import { DealCard } from '@alisio/shared-ui/deal';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { posterFor } from '@alisio/shared-ui/poster';
import styled from '@emotion/styled';

const CallMe = styled(Link)(linkStyles);

interface DealOfPhoneProps {
  deal: PhoneDeal;
  line: PhoneLine;
}

/** One trip that costs less by phone, with the code that the agent asks for. */
export function DealOfPhone({ deal, line }: DealOfPhoneProps) {
  const { t } = useTexts('flights');
  const { dayAndMonthSpan } = useFormats();
  const { moneyParts } = usePrices();
  const { code, to, departureDate, returnDate, web, phone } = deal;
  const route = t('deals.route', { from: deal.fromCity, to: deal.toCity });
  return (
    <DealCard
      place={posterFor(to) ?? to}
      title={route}
      facts={t('deals.facts', dayAndMonthSpan(departureDate, returnDate))}
      web={{ label: t('deals.web'), price: moneyParts(web.amount, web.currency) }}
      phone={{ label: t('deals.phone'), price: moneyParts(phone.amount, phone.currency) }}
      open={line.openNow}
      openText={line.openNow ? t('deals.open') : t('deals.closed', { opens: line.opens })}
      href={line.href}
      action={
        <>
          {t('deals.call')}
          <VisuallyHidden> {route}</VisuallyHidden>
        </>
      }
      dictate={
        <>
          {t('deals.dictate')} <b>{code}</b>
          <br />
          <CallMe to={contactUsHref(code)}>
            {t('deals.callMe')}
            <VisuallyHidden> {route}</VisuallyHidden>
          </CallMe>
        </>
      }
    />
  );
}
