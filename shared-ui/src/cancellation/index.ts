export { type CancellationKind, CancellationLine, type CancellationLineProps } from './cancellation-line.tsx';
