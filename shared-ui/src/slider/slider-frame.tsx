import { Slider } from '@base-ui/react/slider';
import { useId } from 'react';
import { useHydrated } from '../hydration/index.ts';
import { VisuallyHidden } from '../layout/index.ts';
import { Histogram } from './histogram.tsx';
import { Control, Ends, Kept, Place, Thumb, Title, Track, ValueText } from './slider-styles.tsx';

/** What a slider with one thumb and one with two share. Values are plain numbers: minor units, minutes. */
export interface SliderCommon {
  /** Names it: "Precio total". */
  label: string;
  /** The words stand above already, as the legend of a filter. */
  labelHidden?: boolean;
  min: number;
  max: number;
  step?: number;
  /** A value in the reader's words, read out with its thumb: "US$ 2.600", "14:30". */
  formatValue: (value: number) => string;
  /** The two ends under the line, where they can be said shorter: "1.873". */
  formatEnd?: (value: number) => string;
  /** How many matches lie in each of the equal parts of the range. */
  histogram?: readonly number[];
  disabled?: boolean;
  className?: string;
}

interface SliderFrameProps extends SliderCommon {
  /** One or two, the lower first. */
  values: readonly number[];
  thumbLabels: readonly string[];
  /** What is kept, in words: "Hasta US$ 2.600". */
  valueText: string;
  onChange: (values: readonly number[]) => void;
  /** The thumb was let go, or a key pressed: the time to search anew. */
  onCommit?: (values: readonly number[]) => void;
}

const listOf = (value: number | readonly number[]) => (typeof value === 'number' ? [value] : value);

export function SliderFrame(props: SliderFrameProps) {
  const { label, labelHidden, min, max, step = 1, formatValue, formatEnd = formatValue, histogram } = props;
  const { values, thumbLabels, valueText, onChange, onCommit, disabled, className } = props;
  const id = useId();
  const hydrated = useHydrated();
  const span = max - min;
  const share = (value: number) => (value - min) / span;
  const [low = min, high = low] = values;
  const single = values.length === 1;
  const Caption = labelHidden ? VisuallyHidden : Title;
  // Everything costs the same: there is nothing to choose.
  if (span <= 0) {
    return (
      <div className={className}>
        <Caption>{label}</Caption>
        <ValueText>{valueText}</ValueText>
      </div>
    );
  }
  const bars = histogram ? (
    <Histogram counts={histogram} kept={single ? [0, share(low)] : [share(low), share(high)]} />
  ) : null;
  const ends = (
    <Ends aria-hidden="true">
      <span>{formatEnd(min)}</span>
      <span>{formatEnd(max)}</span>
    </Ends>
  );
  // Thumbs stand by inline styles, which a page that a server draws may not have; nor can anybody move them there.
  if (!hydrated) {
    return (
      <div className={className}>
        <Caption>{label}</Caption>
        <ValueText>{valueText}</ValueText>
        {bars}
        <Place data-bare={histogram ? undefined : ''} />
        {ends}
      </div>
    );
  }
  return (
    <Slider.Root
      aria-labelledby={id}
      className={className}
      min={min}
      max={max}
      step={step}
      largeStep={Math.max(Math.round(span / 10 / step) * step, step)}
      thumbCollisionBehavior="none"
      disabled={disabled}
      value={values}
      onValueChange={(value) => onChange(listOf(value))}
      onValueCommitted={(value) => onCommit?.(listOf(value))}
    >
      <Caption id={id}>{label}</Caption>
      <ValueText>{valueText}</ValueText>
      {bars}
      <Control data-bare={histogram ? undefined : ''}>
        <Track>
          <Kept />
          {values.map((value, index) => (
            <Thumb
              key={thumbLabels[index]}
              index={index}
              aria-label={thumbLabels[index]}
              aria-valuetext={formatValue(value)}
            />
          ))}
        </Track>
      </Control>
      {ends}
    </Slider.Root>
  );
}
