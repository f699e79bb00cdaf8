import { useTexts } from '@alisio/platform/sdk/i18n';
import { useBelowFirstView } from '@alisio/shared-ui/late-part';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { SkipLink } from '@alisio/shared-ui/shell';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type ReactNode, useId, useState } from 'react';
import type { FilteredFlights } from './filter-words.ts';
import { LateFilterChips, LateFilterPanel } from './late-filters.tsx';

const Columns = styled.div`
  position: relative;

  ${media.withoutScript} {
    display: flex;
    flex-direction: column-reverse;
  }

  ${media.lg} {
    display: grid;
    grid-template-columns: 256px minmax(0, 1fr);
    gap: ${tokens.space[10]};
    align-items: start;
  }
`;

/** Beside the list where there is room; elsewhere a sheet shows the same, or it follows the list where no script runs. */
const Beside = styled.aside`
  display: none;

  ${media.lg} {
    display: block;
  }

  ${media.withoutScript} {
    display: block;
  }
`;

/** Past the filters and what orders the list: those are more stops than most keys have patience for. */
const ToFlights = styled(SkipLink)`
  top: 0;

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

const FLIGHTS = 'flights';

const Chips = styled.div`
  margin-bottom: ${tokens.space[4]};
`;

interface FilteredListProps {
  flights: FilteredFlights | undefined;
  /** what it can be narrowed by does not wait until the list is seen */
  atOnce: boolean;
  children: ReactNode;
}

/** A list with what it can be narrowed by. */
export function FilteredList({ flights, atOnce, children }: FilteredListProps) {
  const { t } = useTexts('flights');
  const name = useId();
  const isListSeen = useBelowFirstView(atOnce);
  return (
    <Columns>
      <ToFlights href={`#${FLIGHTS}`}>{t('list.skip')}</ToFlights>
      <Beside aria-labelledby={name}>
        <VisuallyHidden as="h2" id={name}>
          {t('filters.title')}
        </VisuallyHidden>
        {flights && isListSeen ? <LateFilterPanel {...flights} /> : null}
      </Beside>
      <div>{children}</div>
    </Columns>
  );
}

/** Where the flights begin, for who skips what stands before them. */
export function FlightsHeading() {
  const { t } = useTexts('flights');
  return (
    <VisuallyHidden as="h2" id={FLIGHTS} tabIndex={-1}>
      {t('list.title')}
    </VisuallyHidden>
  );
}

/** What the list is narrowed by. What came drawn stands until something else is chosen. */
export function AppliedFilters({ flights }: { flights: FilteredFlights }) {
  const { choices } = flights.facets;
  const [first] = useState(choices);
  if (Object.keys(choices).length === 0) return null;
  return (
    <Chips>
      <LateFilterChips key={choices === first ? 'first' : 'changed'} {...flights} />
    </Chips>
  );
}
