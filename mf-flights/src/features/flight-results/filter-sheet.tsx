import { useTexts } from '@alisio/platform/sdk/i18n';
import { FacetSheet } from '@alisio/shared-ui/facets';
import type { FilteredFlights } from './filter-words.ts';
import { FilterPanel, NoneLeft } from './filters.tsx';

export interface FilterSheetProps {
  flights: FilteredFlights;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The filters on a phone: each press counts at once, and the button says how many flights are left. */
export function FilterSheet({ flights, open, onOpenChange }: FilterSheetProps) {
  const { t } = useTexts('flights');
  const { answer, choices, clear } = flights.facets;
  const count = Object.keys(choices).length;
  return (
    <FacetSheet
      title={t('filters.title')}
      open={open}
      onOpenChange={onOpenChange}
      clearLabel={count > 0 ? t('filters.clear', { count }) : undefined}
      onClear={clear}
      showLabel={t('filters.show', { count: answer.count })}
      closeLabel={t('filters.close')}
    >
      {answer.count === 0 ? <NoneLeft {...flights} /> : null}
      <FilterPanel {...flights} />
    </FacetSheet>
  );
}
