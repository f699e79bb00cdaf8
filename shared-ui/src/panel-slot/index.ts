export { type OpenedPanel, PanelSlot, type PanelSlotProps } from './panel-slot.tsx';
