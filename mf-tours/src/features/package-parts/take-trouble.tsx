import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import {
  PACKAGE_CURRENCY,
  type PackageQuery,
  packageFlightsHref,
  packageHref,
  packageResultsHref,
} from '@alisio/shared-contracts/packages';
import { TroubleNotice } from '@alisio/shared-ui/trouble-notice';
import { CHANGE, PLAN } from './hotel-part.tsx';
import { paidFor, type Taken, type TakeTrouble as Trouble } from './take-package.ts';

export interface TakeTroubleProps {
  trouble: Trouble;
  query: PackageQuery;
  onAccept: (taken: Taken) => void;
  onRetry: () => void;
}

/** What keeps a package from the checkout, what is kept, and the way on. */
export function TakeTrouble({ trouble, query, onAccept, onRetry }: TakeTroubleProps) {
  const { t } = useTexts('tours');
  // What is agreed to is said as it is charged.
  const { money } = useFormats();
  const navigate = useNavigate();
  if (trouble.kind === 'gone') {
    const to = (label: string, href: string) => ({ label, onPress: () => void navigate(href) });
    const ways = {
      flight: [to(t('packages.changeFlight'), packageFlightsHref(query))],
      hotel: [to(t('packages.changeHotel'), packageResultsHref(query))],
      plan: [
        to(t('packages.plan.other'), `${packageHref(query)}&${CHANGE}=${PLAN}`),
        to(t('packages.plan.without'), packageHref({ ...query, activity: undefined })),
      ],
    };
    return (
      <TroubleNotice
        trouble={trouble}
        tone="warm"
        title={t(`packages.trouble.${trouble.part}Gone`)}
        ways={ways[trouble.part]}
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
  const { before, taken } = trouble;
  return (
    <TroubleNotice
      trouble={trouble}
      tone="warm"
      title={t('packages.trouble.changed')}
      ways={[{ label: t('packages.trouble.accept'), onPress: () => onAccept(taken) }]}
    >
      {t('packages.trouble.changedText', {
        before: money(before, PACKAGE_CURRENCY),
        now: money(paidFor(taken), PACKAGE_CURRENCY),
      })}
    </TroubleNotice>
  );
}
