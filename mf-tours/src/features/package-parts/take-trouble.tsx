import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import {
  type ChosenPackage,
  PACKAGE_CURRENCY,
  type PackageQuery,
  packageFlightsHref,
  packageResultsHref,
} from '@alisio/shared-contracts/packages';
import { TroubleNotice } from '@alisio/shared-ui/trouble-notice';
import { paidFor, type TakeTrouble as Trouble } from './use-take-package.ts';

export interface TakeTroubleProps {
  trouble: Trouble;
  query: PackageQuery;
  onAccept: (chosen: ChosenPackage) => void;
  onRetry: () => void;
}

/** What keeps a package from the checkout, what is kept, and the way on. */
export function TakeTrouble({ trouble, query, onAccept, onRetry }: TakeTroubleProps) {
  const { t } = useTexts('tours');
  // What is agreed to is said as it is charged.
  const { money } = useFormats();
  const navigate = useNavigate();
  if (trouble.kind === 'gone') {
    const isFlight = trouble.part === 'flight';
    const label = t(isFlight ? 'packages.changeFlight' : 'packages.changeHotel');
    const href = isFlight ? packageFlightsHref(query) : packageResultsHref(query);
    return (
      <TroubleNotice
        trouble={trouble}
        tone="warm"
        title={t(`packages.trouble.${trouble.part}Gone`)}
        ways={[{ label, onPress: () => void navigate(href) }]}
      >
        {t(`packages.trouble.${trouble.part}GoneText`)}
      </TroubleNotice>
    );
  }
  if (trouble.kind === 'failed')
    return (
      <TroubleNotice
        trouble={trouble}
        tone="bad"
        title={t('packages.trouble.failed')}
        ways={[{ label: t('packages.retry'), onPress: onRetry }]}
      >
        {t('packages.trouble.failedText')}
      </TroubleNotice>
    );
  const { before, chosen } = trouble;
  return (
    <TroubleNotice
      trouble={trouble}
      tone="warm"
      title={t('packages.trouble.changed')}
      ways={[{ label: t('packages.trouble.accept'), onPress: () => onAccept(chosen) }]}
    >
      {t('packages.trouble.changedText', {
        before: money(before, PACKAGE_CURRENCY),
        now: money(paidFor(chosen), PACKAGE_CURRENCY),
      })}
    </TroubleNotice>
  );
}
