export { BagIcon, type BagIconProps, BagList, type BagListProps, type ToldBag } from './bag-list.tsx';
export { CarrierMark } from './carrier-mark.tsx';
export { FlightLeg, type FlightLegProps, type LegEnd } from './flight-leg.tsx';
export { LegSkeleton } from './leg-skeleton.tsx';
export { MiniLeg, type MiniLegProps } from './mini-leg.tsx';
export { PathLine, type PathSegment } from './path-line.tsx';
export { Suitcases } from './suitcases.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './timeline.tsx';
