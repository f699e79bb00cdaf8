export { Finder, Go, Slot, SlotError, WithScript } from './finder.tsx';
