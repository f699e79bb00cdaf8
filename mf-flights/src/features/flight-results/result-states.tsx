import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine } from '@alisio/platform/sdk/visitor';
import type { FlightSearchQuery } from '@alisio/shared-contracts/flights';
import { Button } from '@alisio/shared-ui/button';
import { Alert, EmptyState, ErrorState, Skeleton } from '@alisio/shared-ui/feedback';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ResultHead } from './result-head.tsx';
import { useTripDates } from './use-trip-dates.ts';

const Waiting = styled.div`
  display: grid;
  gap: ${tokens.space[4]};

  & > span {
    border-radius: ${tokens.radius.card};
  }
`;

/** Where the cards will be, at once and as tall. */
export function ResultsSkeleton() {
  const { t } = useTexts('flights');
  return (
    <div aria-busy="true">
      <div role="status">
        <ResultHead title={t('states.searching')} />
      </div>
      <Waiting>
        <Skeleton height="92px" />
        {[1, 2, 3, 4].map((n) => (
          <Skeleton key={n} height="208px" />
        ))}
      </Waiting>
    </div>
  );
}

/** The visitor's line to a person as a button; nothing while it is not known. */
function CallButton() {
  const { t } = useTexts('flights');
  const line = usePhoneLine();
  if (!line) return null;
  return (
    <Button variant="call" size="s" href={line.href}>
      {t('states.call', { number: line.shown })}
    </Button>
  );
}

/** §8: no flights for these criteria, and ways on: another day, another search, a person. */
export function NoFlights({ onEdit, dayShift }: { onEdit: () => void; dayShift: ReactNode }) {
  const { t } = useTexts('flights');
  return (
    <EmptyState
      level={1}
      title={t('states.noneTitle')}
      text={t('states.noneText')}
      actions={
        <>
          <Button size="s" onClick={onEdit}>
            {t('states.changeSearch')}
          </Button>
          <CallButton />
        </>
      }
    >
      {dayShift}
    </EmptyState>
  );
}

/** The search itself failed; the question stays in the address. */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('flights');
  return (
    <ErrorState
      level={1}
      title={t('states.failedTitle')}
      text={t('states.failedText')}
      actions={
        <>
          <Button size="s" onClick={onRetry}>
            {t('states.retry')}
          </Button>
          <CallButton />
        </>
      }
    />
  );
}

const Notice = styled(Alert)`
  margin-bottom: ${tokens.space[6]};
`;

/** A link with days gone by still shows flights, and says for which days. */
export function OtherDays({ query }: { query: FlightSearchQuery }) {
  const { t } = useTexts('flights');
  const dates = useTripDates(query);
  return <Notice title={t('states.otherDaysTitle')}>{t('states.otherDaysText', { dates })}</Notice>;
}
