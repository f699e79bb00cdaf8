import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { usePrices } from '@alisio/platform/sdk/visitor';
import {
  type ChosenPackage,
  PACKAGE_CURRENCY,
  type PackageQuery,
  packageFlightsHref,
  packageResultsHref,
} from '@alisio/shared-contracts/packages';
import { Button, buttonStyles } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import styled from '@emotion/styled';
import { paidFor, type TakeTrouble as Trouble } from './use-take-package.ts';

const Other = styled(Link)(buttonStyles({ size: 's' }));

export interface TakeTroubleProps {
  trouble: Trouble;
  query: PackageQuery;
  onAccept: (chosen: ChosenPackage) => void;
  onRetry: () => void;
}

/** What keeps a package from the checkout, what is kept, and the way on. */
export function TakeTrouble({ trouble, query, onAccept, onRetry }: TakeTroubleProps) {
  const { t } = useTexts('tours');
  const { money } = usePrices();
  if (trouble.kind === 'gone')
    return (
      <Alert tone="warm" title={t(`packages.trouble.${trouble.part}Gone`)}>
        <p>{t(`packages.trouble.${trouble.part}GoneText`)}</p>
        <Other to={trouble.part === 'flight' ? packageFlightsHref(query) : packageResultsHref(query)}>
          {t(trouble.part === 'flight' ? 'packages.changeFlight' : 'packages.changeHotel')}
        </Other>
      </Alert>
    );
  if (trouble.kind === 'failed')
    return (
      <Alert tone="bad" title={t('packages.trouble.failed')}>
        <p>{t('packages.trouble.failedText')}</p>
        <Button size="s" onClick={onRetry}>
          {t('packages.retry')}
        </Button>
      </Alert>
    );
  const { before, chosen } = trouble;
  return (
    <Alert tone="warm" title={t('packages.trouble.changed')}>
      <p>
        {t('packages.trouble.changedText', {
          before: money(before, PACKAGE_CURRENCY),
          now: money(paidFor(chosen), PACKAGE_CURRENCY),
        })}
      </p>
      <Button size="s" onClick={() => onAccept(chosen)}>
        {t('packages.trouble.accept')}
      </Button>
    </Alert>
  );
}
