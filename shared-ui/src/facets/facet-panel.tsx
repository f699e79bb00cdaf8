import { FacetRangeField } from './facet-range.tsx';
import type { FacetPresses, FacetSection } from './facet-types.ts';
import { FacetValues } from './facet-values.tsx';

export interface FacetPanelProps extends FacetPresses {
  sections: readonly FacetSection[];
  /** "Ver 4 más" */
  moreLabel: (count: number) => string;
}

/** All that a list can be narrowed by: OR inside a facet, AND between them. */
export function FacetPanel({ sections, moreLabel, onValues, onRange }: FacetPanelProps) {
  return sections.map((section) =>
    section.kind === 'values' ? (
      <FacetValues key={section.name} section={section} moreLabel={moreLabel} onValues={onValues} />
    ) : (
      <FacetRangeField key={section.name} section={section} onRange={onRange} />
    ),
  );
}
