import { type SliderCommon, SliderFrame } from './slider-frame.tsx';

export type SliderRange = readonly [low: number, high: number];

export interface RangeSliderProps extends SliderCommon {
  value: SliderRange;
  /** Along with the thumbs. */
  onChange: (value: SliderRange) => void;
  /** A thumb was let go, or a key pressed: the time to search anew. */
  onCommit?: (value: SliderRange) => void;
  /** Name the thumbs: "Precio mínimo", "Precio máximo". */
  lowLabel: string;
  highLabel: string;
  /** What is kept, in words: "De US$ 1.900 a US$ 2.600". */
  describe: (value: SliderRange) => string;
}

/** From so much to so much: two thumbs that do not pass each other. */
export function RangeSlider(props: RangeSliderProps) {
  const { value, onChange, onCommit, lowLabel, highLabel, describe, ...common } = props;
  const both = (tell?: (value: SliderRange) => void) => (values: readonly number[]) => {
    const [low = common.min, high = common.max] = values;
    tell?.([low, high]);
  };
  return (
    <SliderFrame
      {...common}
      values={value}
      thumbLabels={[lowLabel, highLabel]}
      valueText={describe(value)}
      onChange={both(onChange)}
      onCommit={both(onCommit)}
    />
  );
}
