import { memo } from 'react';
import { FacetRangeField } from './facet-range.tsx';
import type { FacetPresses, FacetSection } from './facet-types.ts';
import { FacetValues } from './facet-values.tsx';

export interface FacetPanelProps extends FacetPresses {
  sections: readonly FacetSection[];
  /** one facet alone; all of them unless told */
  only?: string | undefined;
  /** "Ver 4 más" */
  moreLabel: (count: number) => string;
}

/** Drawn anew for its own sake only. */
const Section = memo(function Section({
  section,
  moreLabel,
  onValues,
  onRange,
}: Omit<FacetPanelProps, 'sections' | 'only'> & { section: FacetSection }) {
  return section.kind === 'values' ? (
    <FacetValues section={section} moreLabel={moreLabel} onValues={onValues} />
  ) : (
    <FacetRangeField section={section} onRange={onRange} />
  );
});

/** All that a list can be narrowed by: OR inside a facet, AND between them. */
export function FacetPanel({ sections, only, ...how }: FacetPanelProps) {
  const shown = only === undefined ? sections : sections.filter(({ name }) => name === only);
  return shown.map((section) => <Section key={section.name} section={section} {...how} />);
}
