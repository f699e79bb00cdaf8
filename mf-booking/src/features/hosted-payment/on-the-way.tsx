import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link, useNavigate } from '@alisio/platform/sdk/router';
import { checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import { bookingSummaryHref } from '@alisio/shared-contracts/routes';
import { buttonStyles } from '@alisio/shared-ui/button';
import { Row } from '@alisio/shared-ui/layout';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { Step } from './step.tsx';

const PageLink = styled.a(buttonStyles());

/**
 * On the way to the provider's page, which this one hands over to: Back from there leads to the summary. Whoever has
 * no payment there is led to the summary, too.
 */
export function OnTheWay() {
  const { t } = useTexts('booking');
  const navigate = useNavigate();
  const [page, setPage] = useState<string>();
  useEffect(() => {
    const { payment } = checkoutDraft.get();
    if (payment?.page === undefined) void navigate(bookingSummaryHref(), { replace: true });
    else {
      setPage(payment.page);
      window.location.replace(payment.page);
    }
  }, [navigate]);
  return (
    <Step title={t('hosted.onTheWay')} text={t('hosted.onTheWayText')}>
      <Row gap={4} wrap>
        {page === undefined ? null : <PageLink href={page}>{t('hosted.goOn')}</PageLink>}
        <Link to={bookingSummaryHref()}>{t('hosted.back')}</Link>
      </Row>
    </Step>
  );
}
