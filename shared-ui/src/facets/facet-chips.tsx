import { Chip } from '../navigation/index.ts';
import { ChipRow } from './facet-styles.tsx';

export interface AppliedFacet {
  id: string;
  /** "Hasta US$ 2.600" */
  label: string;
}

export interface FacetChipsProps {
  label: string;
  applied: readonly AppliedFacet[];
  /** "Quitar Hasta US$ 2.600" */
  removeLabel: (label: string) => string;
  onRemove: (id: string) => void;
}

/** What a list is narrowed by now; a press takes it back. */
export function FacetChips({ label, applied, removeLabel, onRemove }: FacetChipsProps) {
  if (applied.length === 0) return null;
  return (
    <ChipRow aria-label={label}>
      {applied.map((one) => (
        <li key={one.id}>
          <Chip removeLabel={removeLabel(one.label)} onClick={() => onRemove(one.id)}>
            {one.label}
          </Chip>
        </li>
      ))}
    </ChipRow>
  );
}
