import { useState } from 'react';
import { RangeSlider, Slider } from '../slider/index.ts';
import { Section } from './facet-styles.tsx';
import type { FacetPresses, FacetRangeSection } from './facet-types.ts';

export interface FacetRangeProps {
  section: FacetRangeSection;
  onRange: FacetPresses['onRange'];
}

/** From so much to so much over a histogram; asked for when a thumb is let go. */
export function FacetRangeField({ section, onRange }: FacetRangeProps) {
  const {
    name,
    legend,
    min,
    max,
    step,
    low = min,
    high = max,
    counts,
    thumbs,
    lowLabel,
    highLabel,
  } = section;
  const [own, setOwn] = useState<{ section: FacetRangeSection; low: number; high: number }>();
  const now = own?.section === section ? own : { low, high };
  const move = (from: number, to: number) => setOwn({ section, low: from, high: to });
  const settle = (from: number, to: number) => {
    move(from, to);
    onRange(name, { low: from <= min ? undefined : from, high: to >= max ? undefined : to });
  };
  const common = {
    label: legend,
    ...{ min, max, step },
    formatValue: section.format,
    formatEnd: section.formatEnd ?? section.format,
    histogram: counts,
  };
  return (
    <Section as="div">
      {thumbs === 1 ? (
        <Slider
          {...common}
          value={now.high}
          onChange={(to) => move(min, to)}
          onCommit={(to) => settle(min, to)}
          describe={(to) => section.describe(min, to)}
        />
      ) : (
        <RangeSlider
          {...common}
          value={[now.low, now.high]}
          lowLabel={lowLabel}
          highLabel={highLabel}
          onChange={([from, to]) => move(from, to)}
          onCommit={([from, to]) => settle(from, to)}
          describe={([from, to]) => section.describe(from, to)}
        />
      )}
    </Section>
  );
}
