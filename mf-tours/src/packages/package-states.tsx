import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { PACKAGES_PATH } from '@alisio/shared-contracts/packages';
import { Button, buttonStyles } from '@alisio/shared-ui/button';
import { EmptyState, ErrorState, Skeleton } from '@alisio/shared-ui/feedback';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const Way = styled(Link)(buttonStyles());

const Waiting = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;

/** What is asked for did not come. */
export function FailedPackages({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('tours');
  return (
    <ErrorState
      level={1}
      title={t('packages.states.failed')}
      text={t('packages.states.failedText')}
      actions={<Button onClick={onRetry}>{t('packages.retry')}</Button>}
    />
  );
}

export interface NoPackagesProps {
  /** which of the states */
  why: 'noFlight' | 'noHotel' | 'full' | 'unknown' | 'sameCity';
  /** the way on; a new search unless told */
  href?: string;
  label?: string;
}

/** Nothing can be offered: why, and where to go on. */
export function NoPackages({ why, href = PACKAGES_PATH, label }: NoPackagesProps) {
  const { t } = useTexts('tours');
  return (
    <EmptyState
      level={1}
      title={t(`packages.states.${why}`)}
      text={t(`packages.states.${why}Text`)}
      actions={<Way to={href}>{label ?? t('packages.states.search')}</Way>}
    />
  );
}

/** What is on its way, in the shape of what comes. */
export const PackagesSkeleton = () => (
  <Waiting aria-busy="true" aria-hidden="true">
    <Skeleton height="160px" />
    <Skeleton height="200px" />
    <Skeleton height="200px" />
  </Waiting>
);
