export { type CancellationKind, CancellationLine, type CancellationLineProps } from './cancellation-line.tsx';
export {
  CancellationScale,
  type CancellationScaleProps,
  type CancellationStretch,
} from './cancellation-scale.tsx';
