import { type SliderCommon, SliderFrame } from './slider-frame.tsx';

export interface SliderProps extends SliderCommon {
  value: number;
  /** Along with the thumb. */
  onChange: (value: number) => void;
  /** The thumb was let go, or a key pressed: the time to search anew. */
  onCommit?: (value: number) => void;
  /** What is kept, in words: "Hasta US$ 2.600". */
  describe: (value: number) => string;
}

/** At most so much: one thumb, and all that is under it is kept. */
export function Slider({ value, onChange, onCommit, describe, ...common }: SliderProps) {
  const first = (tell?: (value: number) => void) => (values: readonly number[]) =>
    tell?.(values[0] ?? common.min);
  return (
    <SliderFrame
      {...common}
      values={[value]}
      thumbLabels={[common.label]}
      valueText={describe(value)}
      onChange={first(onChange)}
      onCommit={first(onCommit)}
    />
  );
}
