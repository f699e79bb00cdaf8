export { cellFor, type DeckCell, type ShipSide as SideOfShip } from './deck-cells.ts';
export { DeckPlan, type DeckPlanProps } from './deck-plan.tsx';
export { CabinPicture, ShipPicture } from './ship-picture.tsx';
export { ShipSide, type ShipSideProps } from './ship-side.tsx';
