import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { media } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import type { FilteredFlights } from './filter-words.ts';
import { loadFilterSheet } from './late-filters.tsx';

/** Where the filters stand beside the list nothing opens them, nor where no script runs. */
const Open = styled(Button)`
  ${media.lg} {
    display: none;
  }

  ${media.withoutScript} {
    display: none;
  }
`;

/** Opens the filters over the list on a small window. */
export function FilterButton({ flights }: { flights: FilteredFlights }) {
  const { t } = useTexts('flights');
  const { part, coming, want, warm } = useLatePart(loadFilterSheet);
  const [open, setOpen] = useState(false);
  const count = Object.keys(flights.facets.choices).length;
  const press = async () => {
    if (await want()) setOpen(true);
  };
  return (
    <>
      <Open variant="quiet" size="s" busy={coming} aria-expanded={open} onClick={press} onPointerEnter={warm}>
        <Icon name="filter" size="s" />
        {count > 0 ? t('filters.some', { count }) : t('filters.title')}
      </Open>
      {part ? <part.FilterSheet flights={flights} open={open} onOpenChange={setOpen} /> : null}
    </>
  );
}
