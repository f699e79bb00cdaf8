export { Histogram, type HistogramProps } from './histogram.tsx';
export { RangeSlider, type RangeSliderProps, type SliderRange } from './range-slider.tsx';
export { Slider, type SliderProps } from './slider.tsx';
